/**
 * schema/houserules.schema.json: all concepts in one file, for editors and for rule sets that leave the program. Plain
 * JSON Schema: what is composed of open parts is written out, so that tools with older drafts read it too.
 */
import { strip } from './read.mjs';

export function bundleFile(concepts) {
  const { GameDocument, ...rest } = strip(concepts);
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'houserules.schema.json',
    ...GameDocument,
    $defs: rest,
  };
  return JSON.stringify(schema, null, 1);
}
