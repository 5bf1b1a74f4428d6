/** schema/types.ts: the TypeScript types of a rule set, made by json-schema-to-typescript. */
import { compile } from 'json-schema-to-typescript';
import { strip } from './read.mjs';

export async function typesFile(concepts) {
  // A described reference is written as `allOf` of one, or the library would copy what it refers to under a new name.
  const referring = (node) => {
    if (Array.isArray(node)) return node.map(referring);
    if (node === null || typeof node !== 'object') return node;
    const { $ref, propertyNames, not, minItems, ...rest } = node;
    const out = Object.fromEntries(
      Object.entries(rest)
        .filter(([key, value]) => key !== 'examples' || !Array.isArray(value))
        .map(([key, value]) => [key, referring(value)]),
    );
    if (!$ref) return out;
    return Object.keys(out).length ? { description: out.description, allOf: [{ $ref }] } : { $ref };
  };
  const $defs = referring(strip(concepts, ['x-noun', 'x-when']));
  // What has a type of its own is not described again by what it is made of.
  for (const [title, concept] of Object.entries(concepts)) {
    if (!concept.tsType || !concept.anyOf) continue;
    for (const branch of concept.anyOf) delete $defs[branch.$ref.slice('#/$defs/'.length)];
    $defs[title] = { title, description: concept.description, tsType: concept.tsType };
  }
  for (const title of Object.keys(concepts)) if (!mentions(concepts, title)) delete $defs[title];
  // Mentioned once each at the top, so that all are exported and in a steady order.
  const all = {
    title: 'AllConcepts',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.keys($defs).map((title) => [title, { $ref: `#/$defs/${title}` }])),
    $defs,
  };
  const code = await compile(all, 'AllConcepts', {
    bannerComment: '// Written by `npm run schema` from schema/*.schema.json; edit those.\n',
    additionalProperties: false,
    declareExternallyReferenced: true,
    format: false,
    unknownAny: true,
    unreachableDefinitions: false,
  });
  return code
    .replace(/export interface AllConcepts \{[\s\S]*?\n\}\n/, '')
    .replace(/\n \*\n \* This interface was referenced by[\s\S]*?\n \*\//g, '\n */')
    .replace(/\/\*\*\n \* This interface was referenced by[\s\S]*?\n \*\/\n/g, '');
}

/** Whether a value can be of a concept; some only say what keys look like. */
function mentions(concepts, title) {
  const inside = (node) => {
    if (typeof node !== 'object' || node === null) return false;
    if (node.$ref === `#/$defs/${title}`) return true;
    return Object.entries(node).some(
      ([key, value]) => key !== 'propertyNames' && !(key === 'examples' && Array.isArray(value)) && inside(value),
    );
  };
  return title === 'GameDocument' || inside(concepts);
}
