/** The YAML library with the settings of the language. */
import { type Document, parseDocument } from 'yaml';

export const readYaml = (text: string): Document.Parsed =>
  parseDocument(text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    // Found by the reader, with both places.
    uniqueKeys: false,
    prettyErrors: false,
    strict: true,
    logLevel: 'error',
  });
