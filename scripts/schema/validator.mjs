/**
 * engine/language/validator.generated.js: ajv's code for documents, so that nothing is compiled (or evaluated) at run time.
 *
 * The schema is first rewritten so that every error says by itself what was expected. A union becomes a chain of
 * `if`/`then` over the literal key of each branch, so only the branch that was meant is looked at; and where a check can
 * fail, a `const` stands whose value names an entry of `expectations`: its type, the noun of the concept, its keys.
 */
import Ajv from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { addKeywords } from './keywords.mjs';
import { deref } from './read.mjs';

export function validatorFile(concepts) {
  const derive = deriver(concepts);
  const $defs = {};
  // Only what the document reaches.
  const visit = (title) => {
    if ($defs[title]) return;
    $defs[title] = true;
    $defs[title] = derive.node(concepts[title], concepts[title]['x-noun']);
    const refs = JSON.stringify($defs[title]).matchAll(/"\$ref":"#\/\$defs\/(\w+)"/g);
    for (const [, reached] of refs) visit(reached);
  };
  visit('GameDocument');
  const schema = { $id: 'houserules', $ref: '#/$defs/GameDocument', $defs };
  const ajv = new Ajv({
    allErrors: true,
    inlineRefs: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    messages: false,
    code: { source: true, esm: true, lines: true },
  });
  addKeywords(ajv);
  const code = standaloneCode(ajv, ajv.compile(schema));
  if (code.includes('require(')) throw new Error('The validator would need parts of ajv at run time');
  return [
    '// Written by `npm run schema` from schema/*.schema.json.',
    FAIL,
    compact(code),
    `export const expectations = ${JSON.stringify(derive.expectations)};`,
    '',
  ].join('\n');
}

const FAIL = `function fail(errors, instancePath, keyword, params, propertyName) {
  const error = { instancePath, keyword, params, propertyName };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}`;

/** What ajv writes, without its copies of the schema and with one function for all errors. */
function compact(code) {
  const short = code
    .replace('"use strict";', '')
    .replace(/export default validate\d+;/, '')
    .replace(/\/\*# sourceURL[^*]*\*\/;/, '')
    .replace(
      /const (err\d+) = \{instancePath(?::(.*?))?,schemaPath:".*?",keyword:"(\w+)",params:(.*?)(?:,propertyName:(\w+))?\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g,
      (_, _error, path = 'instancePath', keyword, params, name) =>
        `vErrors = fail(vErrors, ${path}, "${keyword}", ${params}${name ? `, ${name}` : ''});\nerrors++;`,
    )
    .replace(
      /const evaluated0 = (validate\d+)\.evaluated;\nif\(evaluated0\.dynamicProps\)\{\nevaluated0\.props = undefined;\n\}\nif\(evaluated0\.dynamicItems\)\{\nevaluated0\.items = undefined;\n\}\n/g,
      '',
    )
    .replace(/^validate\d+\.evaluated = .*\n/gm, '')
    .replace(/, parentData, parentDataProperty, rootData=data, dynamicAnchors=\{\}\}/g, '}')
    .replace(/,parentData(?::\w+)?,parentDataProperty(?::[^,}]+)?,rootData,dynamicAnchors\}/g, '}');
  if (/dynamicAnchors|const err\d+ = \{inst/.test(short)) throw new Error('ajv writes its code differently now');
  return short.replace(/^const (schema\d+) = .*\n/gm, (line, name) =>
    new RegExp(`\\b${name}\\b`).test(short.replace(line, '')) ? line : '',
  );
}

export const VALIDATOR_TYPES = `// Written by \`npm run schema\` from schema/*.schema.json.
export interface ValidationError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  /** Set if the error is about the name of a property. */
  propertyName?: string;
}
export interface Expectation {
  /** What stands here, with its article. */
  noun: string;
  /** JSON types. */
  types?: string[];
  /** The literal keys of which one says what kind it is. */
  kinds?: string[];
  /** All keys that it may have. */
  keys?: string[];
  /** The values that are allowed. */
  values?: unknown[];
  /** What a name has to look like. */
  like?: string;
}
export const validate: { (data: unknown): boolean; errors?: ValidationError[] | null };
export const expectations: Expectation[];
`;

function deriver(concepts) {
  const expectations = [];
  const index = new Map();
  const says = (entry) => {
    const key = JSON.stringify(entry);
    if (!index.has(key)) {
      index.set(key, expectations.length);
      expectations.push(entry);
    }
    return index.get(key);
  };

  /** When a value is meant to be of this branch of a union: types, or a mapping with a key. */
  function when(branch) {
    const node = deref(concepts, branch);
    if (node.anyOf) return node.anyOf.flatMap(when);
    if ('const' in node) return [{ type: typeof node.const }];
    if (node.type === 'object' && node.required) return [{ type: 'object', key: node.required[0] }];
    return [{ type: node.type }];
  }

  function describe(branches) {
    const out = { types: [], kinds: [], keys: [] };
    for (const branch of branches) {
      const node = deref(concepts, branch);
      if (node.anyOf) {
        const inner = describe(node.anyOf);
        for (const key of Object.keys(out)) out[key].push(...(inner[key] ?? []));
        continue;
      }
      out.types.push('const' in node ? String(node.const) : node.type);
      if (node.type === 'object' && node.required && node.properties) {
        out.kinds.push(node.required[0]);
        out.keys.push(...Object.keys(node.properties));
      }
    }
    const lists = Object.entries(out).map(([key, list]) => [key, [...new Set(list)]]);
    return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
  }

  function union(node, noun) {
    const facts = { noun, ...describe(node.anyOf) };
    const branches = (list) => ({
      branches: list.map((branch) => derive(branch, undefined, facts.kinds)),
      when: list.map(when),
      says: says(facts),
    });
    // What is told apart by more than a type or a key.
    const special = node.anyOf.find((branch) => branch['x-when']);
    if (!special) return branches(node.anyOf);
    const at = node.anyOf.indexOf(special);
    const rest = choice(special['x-when'], derive(special), branches(node.anyOf.slice(at + 1)));
    return at === 0
      ? rest
      : {
          branches: [...node.anyOf.slice(0, at).map((branch) => derive(branch, undefined, facts.kinds)), rest],
          when: [...node.anyOf.slice(0, at).map(when), [{ type: 'object' }]],
          says: says(facts),
        };
  }

  function typed(node, noun, kinds) {
    const { type } = node;
    const out = { type };
    if (type === 'object') {
      const keys = Object.keys(node.properties ?? {});
      if (keys.length > 0) out.properties = Object.fromEntries(keys.map((key) => [key, derive(node.properties[key])]));
      if (node.additionalProperties === false)
        out.closed = { keys, says: says({ noun, keys, ...(kinds && { kinds }) }) };
      else {
        if (typeof node.additionalProperties === 'object') out.additionalProperties = derive(node.additionalProperties);
        if (node.propertyNames) {
          const names = derive(node.propertyNames);
          out.propertyNames = keys.length > 0 ? choice({ enum: keys }, true, names) : names;
        }
      }
      if (node.required) out.needs = { keys: node.required, says: says({ noun }) };
      if (node.not?.required) out.clash = { keys: node.not.required, says: says({ noun }) };
    }
    if (type === 'array' && node.items) {
      out.items = { ...derive(node.items), ...(node.uniqueItems && { type: 'string' }) };
      if (node.uniqueItems) out.uniqueItems = true;
    }
    for (const key of ['minProperties', 'maxProperties', 'minItems', 'maxItems', 'minimum', 'maximum']) {
      if (key in node) out[key] = node[key];
    }
    if (node.minLength) out.pattern = '\\S';
    if (node.pattern) {
      const like = node['x-noun'] && /: (.*?)(?:\.(?: |$))/.exec(node.description)?.[1];
      out.name = { pattern: node.pattern, says: says({ noun: noun ?? 'a name', ...(like && { like }) }) };
    }
    if (node.not?.enum) out.reserved = { pattern: `^(${node.not.enum.join('|')})$`, says: says({ noun: 'a name' }) };
    if (node.not?.pattern) out.reserved = { pattern: node.not.pattern, says: says({ noun: 'a name' }) };
    // A wrong type is said in the words of the concept.
    return {
      branches: [out],
      when: [[{ type }]],
      says: says({ noun: noun ?? PLAIN[type], types: [type] }),
    };
  }

  function derive(node, noun = node['x-noun'], kinds) {
    if (node.$ref) {
      // A branch of a union is closed in the light of its siblings, so it is written out.
      const target = deref(concepts, node);
      if (kinds && target.type === 'object') return typed(target, target['x-noun'] ?? noun, kinds);
      return { $ref: node.$ref };
    }
    if (node.anyOf) return union(node, noun);
    const values = 'const' in node ? [node.const] : node.enum;
    if (values) return { allowed: { values, says: says({ noun: noun ?? 'a word', values }) } };
    if (node.type) return typed(node, noun, kinds);
    return true;
  }

  return { node: (node, noun) => derive(node, noun), expectations };
}

const choice = (condition, yes, no) => ({ if: condition, then: yes, else: no });

const PLAIN = {
  string: 'a text',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a mapping',
};
