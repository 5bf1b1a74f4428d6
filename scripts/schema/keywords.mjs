/**
 * Keywords of our own for ajv, which make short code and errors that say what was expected: each error's `says` is
 * a number of `expectations`.
 *
 *     is        a JSON type
 *     closed    the keys that there may be
 *     needs     keys that there must be
 *     clash     keys of which only one may be there
 *     name      a pattern
 *     reserved  a pattern that a name may not have
 *     allowed   values
 *     branches  a union: the first subschema whose entry in `when` (a type, or an object with a key) fits
 */
import { _, getProperty, stringify } from 'ajv/dist/compile/codegen/index.js';
import { checkDataType } from 'ajv/dist/compile/validate/dataType.js';

const error = {
  message: '',
  params: ({ params }) => _`{says: ${params.says}${params.key ? _`, key: ${params.key}` : _``}}`,
};

const is = (type, data) => checkDataType(type, data, true);
const anyOf = (conditions) => conditions.reduce((a, b) => _`${a} || ${b}`);

export function addKeywords(ajv) {
  ajv.addVocabulary(['when', 'says']);
  ajv.addKeyword({
    keyword: 'is',
    error,
    code(cxt) {
      const { type, says } = cxt.schema;
      cxt.setParams({ says });
      cxt.fail(_`!(${is(type, cxt.data)})`);
    },
  });
  ajv.addKeyword({
    keyword: 'closed',
    error,
    code(cxt) {
      const { gen, data, schema } = cxt;
      const known = gen.scopeValue('obj', { ref: schema.keys.join(), code: _`new Set(${stringify(schema.keys)})` });
      gen.forIn('key', data, (key) => {
        gen.if(_`!${known}.has(${key})`, () => {
          cxt.setParams({ says: schema.says, key });
          cxt.error();
        });
      });
    },
  });
  ajv.addKeyword({
    keyword: 'needs',
    error,
    code(cxt) {
      for (const key of cxt.schema.keys) {
        cxt.gen.if(_`${cxt.data}${getProperty(key)} === undefined`, () => {
          cxt.setParams({ says: cxt.schema.says, key: _`${key}` });
          cxt.error();
        });
      }
    },
  });
  ajv.addKeyword({
    keyword: 'clash',
    error,
    code(cxt) {
      const { keys, says } = cxt.schema;
      cxt.setParams({ says, key: _`${keys.join()}` });
      cxt.fail(keys.map((key) => _`${cxt.data}${getProperty(key)} !== undefined`).reduce((a, b) => _`${a} && ${b}`));
    },
  });
  ajv.addKeyword({
    keyword: 'name',
    error,
    code(cxt) {
      const { pattern, says } = cxt.schema;
      const regexp = cxt.gen.scopeValue('pattern', {
        key: pattern,
        ref: pattern,
        code: _`new RegExp(${pattern}, "u")`,
      });
      cxt.setParams({ says });
      cxt.fail(_`!${regexp}.test(${cxt.data})`);
    },
  });
  ajv.addKeyword({
    keyword: 'reserved',
    error,
    code(cxt) {
      const { pattern, says } = cxt.schema;
      const regexp = cxt.gen.scopeValue('pattern', {
        key: pattern,
        ref: pattern,
        code: _`new RegExp(${pattern}, "u")`,
      });
      cxt.setParams({ says });
      cxt.fail(_`${regexp}.test(${cxt.data})`);
    },
  });
  ajv.addKeyword({
    keyword: 'allowed',
    error,
    code(cxt) {
      const { values, says } = cxt.schema;
      cxt.setParams({ says });
      cxt.fail(values.map((value) => _`${cxt.data} !== ${value}`).reduce((a, b) => _`${a} && ${b}`));
    },
  });
  ajv.addKeyword({
    keyword: 'branches',
    error,
    code(cxt) {
      const { gen, data, schema, parentSchema } = cxt;
      const fits = (when) =>
        anyOf(
          when.map(({ type, key }) =>
            key ? _`(${is(type, data)} && ${data}${getProperty(key)} !== undefined)` : _`(${is(type, data)})`,
          ),
        );
      const from = (index) => {
        if (index === schema.length) {
          cxt.setParams({ says: parentSchema.says });
          cxt.error();
          return;
        }
        const then = () => cxt.subschema({ keyword: 'branches', schemaProp: index }, gen.name('_valid'));
        gen.if(fits(parentSchema.when[index]), then, () => from(index + 1));
      };
      from(0);
    },
  });
}
