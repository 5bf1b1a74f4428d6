/**
 * Reads schema/*.schema.json as one set of concepts by title. Every `$ref` becomes `#/$defs/TITLE`, and what is composed
 * of open parts (`allOf` with `unevaluatedProperties: false`: an effect is its base and one body) becomes a union of
 * closed mappings, which types, reference and validator all read.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns {Record<string, object>} concepts by title, the document first */
export function readConcepts(folder) {
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.schema.json') && file !== 'houserules.schema.json',
  );
  const titles = new Map();
  const found = [];
  for (const file of files.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))) {
    const { $schema, $id, $defs = {}, ...main } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if ($id !== file) throw new Error(`${file}: $id is ${$id}`);
    if (file !== 'names.schema.json') found.push([file, `${file}`, main]);
    for (const [name, part] of Object.entries($defs)) found.push([file, `${file}#/$defs/${name}`, part]);
  }
  for (const [, address, schema] of found) {
    if (!schema.title || !schema.description) throw new Error(`${address}: a concept needs a title and a description`);
    titles.set(address, schema.title);
  }
  const concepts = {};
  for (const [file, address, schema] of found) {
    if (concepts[schema.title]) throw new Error(`${address}: ${schema.title} is defined twice`);
    concepts[schema.title] = relink(schema, file, titles);
  }
  return close(concepts);
}

const rank = (file) => (file === 'document.schema.json' ? 0 : 1);

function relink(node, file, titles) {
  if (Array.isArray(node)) return node.map((item) => relink(item, file, titles));
  if (node === null || typeof node !== 'object') return node;
  const out = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === 'examples' && Array.isArray(value)) out[key] = value;
    else if (key === '$ref') {
      const address = value === '#' ? file : value.startsWith('#') ? file + value : value;
      if (!titles.has(address)) throw new Error(`${file}: no concept at ${value}`);
      out[key] = `#/$defs/${titles.get(address)}`;
    } else out[key] = relink(value, file, titles);
  }
  return out;
}

/** The concept that a node with a `$ref` means. */
export const deref = (concepts, node) => (node.$ref ? concepts[node.$ref.slice('#/$defs/'.length)] : node);

function close(concepts) {
  const out = { ...concepts };
  for (const [title, schema] of Object.entries(concepts)) {
    if (schema.unevaluatedProperties !== false) continue;
    const { allOf, unevaluatedProperties, ...head } = schema;
    const parts = allOf.map((part) => deref(concepts, part));
    const union = parts.find((part) => part.anyOf);
    const base = Object.assign({}, ...parts.filter((part) => part !== union).map((part) => part.properties));
    const branches = union.anyOf.map((branch) => {
      const body = deref(concepts, branch);
      const name = title === 'Effect' ? body.title : body.title.replace('Effect', title);
      out[name] = {
        ...body,
        title: name,
        'x-noun': schema['x-noun'],
        properties: { ...base, ...body.properties },
        additionalProperties: false,
      };
      return { $ref: `#/$defs/${name}` };
    });
    out[title] = { ...head, anyOf: branches };
  }
  for (const title of ['EffectBase', 'EffectBody']) delete out[title];
  return out;
}

/** Without the notes that only this folder's programs read. */
export function strip(node, notes = ['x-noun', 'tsType']) {
  if (Array.isArray(node)) return node.map((item) => strip(item, notes));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !notes.includes(key))
      .map(([key, value]) => [key, key === 'examples' && Array.isArray(value) ? value : strip(value, notes)]),
  );
}
