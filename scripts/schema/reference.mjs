/** docs/language.md: the reference, one section for each concept in the order of a rulebook. */
import { stringify } from 'yaml';
import { deref } from './read.mjs';

/** Concepts that open a chapter; what they are made of follows them. */
const CHAPTERS = [
  ['The document', ['GameDocument', 'PlayerRange', 'Origin']],
  ['Options', ['OptionDeclaration', 'OptionSetting']],
  ['Things', ['BoardDeclaration', 'ComponentDeclaration', 'ZoneDeclaration', 'VariableDeclaration', 'DefineEntry']],
  ['Flow', ['Steps', 'TurnOrder', 'Phase', 'Procedure']],
  ['Effects', ['Effect', 'Move', 'ForLoop']],
  ['Actions', ['Actions', 'Action', 'Parameters', 'Domain', 'Checks']],
  ['The end', ['EndCondition', 'ScoreTerm', 'WinRule']],
  ['Looks', ['Look']],
  ['Patches', ['Patch']],
  [
    'Small parts',
    ['Text', 'Expression', 'JsonLogic', 'Name', 'RuleName', 'DocumentName', 'ValueName', 'DefineName', 'Locale'],
  ],
];

export function referenceFile(concepts) {
  const done = new Set();
  const hidden = procedures(concepts);
  const parts = [INTRODUCTION];
  for (const [chapter, titles] of CHAPTERS) {
    parts.push(`## ${chapter}`);
    for (const title of titles) section(title);
    // What these mention, unless it has a chapter of its own.
    for (const title of titles) for (const inner of mentioned(concepts[title])) follow(inner);
  }
  for (const title of Object.keys(concepts)) if (!done.has(title) && !hidden.has(title)) section(title);
  return `${parts.join('\n\n')}\n`;

  function follow(title) {
    const own = CHAPTERS.some(([, titles]) => titles.includes(title));
    if (done.has(title) || own || hidden.has(title)) return;
    section(title);
    for (const inner of mentioned(concepts[title])) follow(inner);
  }

  function section(title) {
    if (done.has(title)) return;
    done.add(title);
    parts.push(describe(title, concepts));
  }
}

/** An effect with parameters is described once, as an effect. */
function procedures(concepts) {
  return new Set(concepts.Procedure.anyOf.map((branch) => deref(concepts, branch).title));
}

function* mentioned(node) {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'examples' && Array.isArray(value)) continue;
    if (key === '$ref') yield value.slice('#/$defs/'.length);
    else yield* mentioned(value);
  }
}

function describe(title, concepts) {
  const node = concepts[title];
  const lines = [`### ${title}`, node.description];
  if (title === 'Procedure')
    lines.push('It is written as an [Effect](#effect), with `params` beside it: [Parameters](#parameters).');
  else if (node.anyOf) lines.push(node.anyOf.map((branch) => `- ${branchLine(branch, concepts)}`).join('\n'));
  else if (node.properties) lines.push(table(node, concepts));
  const shape = !node.anyOf && !node.properties && typeOf(node, concepts);
  if (shape && title !== 'Procedure') lines.push(`It is ${shape}.`);
  const open = node.properties && typeof node.additionalProperties === 'object';
  if (open) lines.push(`Any other key holds ${typeOf(node.additionalProperties, concepts)}.`);
  if (node.not?.required?.length > 1)
    lines.push(`Only one of ${node.not.required.map((key) => `\`${key}\``).join(' and ')} can be given.`);
  if (node.pattern) lines.push(`It matches \`${node.pattern}\`.`);
  if (node.not?.enum) lines.push(`Reserved: ${node.not.enum.map((word) => `\`${word}\``).join(' ')}.`);
  if (node.examples?.length) lines.push(examples(node.examples));
  return lines.join('\n\n');
}

function branchLine(branch, concepts) {
  const node = deref(concepts, branch);
  const key = node.required && node.properties ? ` (\`${node.required[0]}\`)` : '';
  if (branch.$ref) return `[${node.title}](#${node.title.toLowerCase()})${key}: ${lower(node.description)}`;
  return typeOf(node, concepts) + (node.description ? `: ${lower(node.description)}` : '');
}

const lower = (text) => text.charAt(0).toLowerCase() + text.slice(1);

function table(node, concepts) {
  const rows = Object.entries(node.properties).map(([key, property]) => {
    const needed = node.required?.includes(key) ? ' **needed**' : '';
    const example = property.examples?.[0];
    const shown = example === undefined ? '' : ` For example \`${inline(example)}\`.`;
    return `| \`${key}\`${needed} | ${typeOf(property, concepts)} | ${cell(property.description + shown)} |`;
  });
  return ['| key | value | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function inline(example) {
  if (typeof example === 'string') return cell(example.replace(/\n/g, ' ⏎ '));
  return cell(stringify(example, { lineWidth: 0, collectionStyle: 'flow' }).trimEnd());
}

function typeOf(node, concepts) {
  if (node.$ref) {
    const { title } = deref(concepts, node);
    return `[${title}](#${title.toLowerCase()})`;
  }
  if ('const' in node) return `\`${JSON.stringify(node.const).replaceAll('"', '')}\``;
  if (node.enum) return node.enum.map((value) => `\`${value}\``).join(', ');
  if (node.anyOf) return node.anyOf.map((branch) => typeOf(branch, concepts)).join(' or ');
  switch (node.type) {
    case 'array':
      return node.items && Object.keys(node.items).length > 0 ? `a list of ${typeOf(node.items, concepts)}` : 'a list';
    case 'object':
      if (node.title && concepts[node.title] === undefined)
        return `a mapping: ${
          Object.keys(node.properties ?? {})
            .map((key) => `\`${key}\``)
            .join(', ') || 'names and values'
        }`;
      if (typeof node.additionalProperties === 'object') {
        return `a mapping from ${node.propertyNames?.$ref ? typeOf(node.propertyNames, concepts) : 'words'} to ${typeOf(node.additionalProperties, concepts)}`;
      }
      return 'a mapping';
    case 'string':
      return 'a text';
    case 'integer':
      return 'a whole number';
    case 'boolean':
      return '`true` or `false`';
    default:
      return 'anything';
  }
}

function examples(list) {
  const blocks = list.map((example) => stringify(example, { lineWidth: 100, flowCollectionPadding: true }).trimEnd());
  return `\`\`\`yaml\n${blocks.join('\n# or\n')}\n\`\`\``;
}

const INTRODUCTION = `# The language

A rule set is one YAML (or JSON) document. This reference is made from the schema in \`schema/\` (\`npm run schema\`): every
concept with its keys, and examples. Wherever one of several kinds of thing can stand, one literal key says which it is:
an effect with \`move\` moves something, a domain with \`space\` is a space.

**Names.** Everything that a variant may want to change has a name: steps, actions, checks, zones, score terms are keys of
mappings; an effect in a list can have a \`name\`. Names that expressions use are a letter, then letters, digits or \`_\`.

**Rule sets.** A document stands alone, or \`extends\` another one, perhaps from one of its variants (\`extends: GAME/VARIANT\`).
Documents are laid upon each other in this order: the game; the documents of its folder \`data\` that it names under \`data\`;
its active variants in the order in which the game declares them, each after the variants that it extends; then the rule
set itself. Named things of a section are added, and a name
that is there already is an error: use a patch. \`players\`, \`turns\` and \`win\` are replaced as a whole, \`with\` sets the values
of options, and \`patch\` comes last. Of the variants of one \`group\` exactly one is active.

**Patches.** A path is made of names joined by dots, from a section on: \`turn.act.bid\`, \`define.owner\`,
\`options.money\`. A step of a path is a key of the thing at hand, else something with that name inside it: an action, a
parameter, a check, a variable, or an effect in one of its lists, where effects without a name are looked through. What
two variants change in contrary ways is an error, unless one of them extends the other.

**Expressions.** Where a value is worked out, a text is read as infix (\`count(square.stack) > 0 and not won(square)\`) and a
mapping as JsonLogic (\`{ ">": [{ count: [{ var: square.stack }] }, 0] }\`).

- Operators, weakest first: \`or\`; \`and\`; \`not\`; \`==\` \`!=\` \`<\` \`<=\` \`>\` \`>=\` \`in\` \`not in\`; \`+\` \`-\`; \`*\` \`%\`; unary \`-\`; then
  \`a.b\`, \`a[b]\` and \`f(a, b)\`. A division says how it rounds: \`floor(a / b)\` or \`ceil(a / b)\`.
- \`if C then A else B\` chooses. \`none\` is the absence of a value.
- Queries go through a set: \`any\`, \`every\`, \`count\`, \`all\` and \`first\` as in \`any square in center with built(square)\`; \`sum\`,
  \`min\`, \`max\`, \`lowest\` and \`highest\` as in \`sum of card.rank for card in me.hand\`.

**YAML.** Version 1.2 without tags, merges and directives. Inside \`{ }\` and \`[ ]\` an expression with a comma, a bracket or a
brace has to be quoted, and so has a key such as \`"!"\` or \`">"\`. Whatever starts with \`#\` is a comment.`;
