/** A page about a rule set for people: what differs, how it is played, what to do with the file. */
import type { Text } from '../../schema/types.ts';
import { parseText } from '../expression/parse.ts';
import { printInfix } from '../expression/print.ts';
import { describeOptions } from '../language/options.ts';
import { textIn } from '../language/text.ts';
import { isMapping, type Mapping } from '../language/tree.ts';
import type { Definition, RuleSet } from '../language/types.ts';
import { valueInWords } from './compare.ts';
import type { BaseTexts } from './types.ts';

export interface ReadmeChoices {
  base: BaseTexts;
  locale?: string;
}

export function readme(ruleSet: RuleSet, sentences: readonly string[], { base, locale }: ReadmeChoices): string {
  const { definition } = ruleSet;
  const { min, max } = definition.players ?? { min: 1, max: 1 };
  const extending = Object.keys(base).length > 0;
  return [
    `# ${textIn(definition.title, locale) ?? definition.name}`,
    ...paragraph(textIn(definition.about, locale)),
    `For ${min === max ? min : `${min} to ${max}`} player${max === 1 ? '' : 's'}.`,
    ...differences(sentences),
    ...howToPlay(definition, locale),
    ...optionTable(ruleSet, locale),
    '## To play it',
    'Open Houserules in a browser and drop this zip file on the page. In a terminal, with Houserules installed:',
    '```\nhouserules play FILE.zip\n```',
    '## What is in this file',
    [
      '- `rules.yaml`: the rule set itself, to read and to change',
      ...(extending
        ? ['- `base/`: the rules that it extends, as they were when this file was made; nothing else is needed']
        : []),
      '- `houserules.schema.json`: the language of the rules, for text editors that check and complete',
      '- `hooks.json`: the programmed helpers of Houserules that the rules use, with their versions',
      '- `manifest.json`: what Houserules needs to know about this file',
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

const paragraph = (text: string | undefined): string[] => (text ? [text.trim()] : []);
const list = (lines: readonly string[]): string =>
  lines.map((line) => `- ${line.replace(/\s+/g, ' ').trim()}`).join('\n');

function differences(sentences: readonly string[]): string[] {
  return sentences.length > 0
    ? ['## Compared with the printed rules', list(sentences)]
    : ['Nothing differs from the printed rules.'];
}

/** What the rules say about themselves in `text`, in the order of play. */
function howToPlay(definition: Definition, locale: string | undefined): string[] {
  const { setup, turn, phases, end, score } = definition;
  const parts: [string, string[]][] = [
    ['Setup', steps(setup, locale)],
    ['A turn', steps(turn, locale)],
    ...Object.entries(phases ?? {}).map(([name, phase]): [string, string[]] => [
      `Phase: ${name}`,
      [
        ...sentence(phase.text, locale),
        ...steps(phase.begin, locale),
        ...steps(phase.turn, locale),
        ...steps(phase.finish, locale),
      ],
    ]),
    ['The game ends when', Object.values(end ?? {}).flatMap(({ because }) => sentence(because, locale))],
    ['Score', Object.values(score ?? {}).flatMap(({ label }) => sentence(label, locale))],
  ];
  const told = parts.filter(([, lines]) => lines.length > 0);
  return told.length > 0
    ? ['## How it is played', ...told.flatMap(([heading, lines]) => [`### ${heading}`, list(lines)])]
    : [];
}

function steps(map: unknown, locale: string | undefined): string[] {
  return Object.values((map ?? {}) as Record<string, Mapping>).flatMap((step) => {
    const own = sentence(step.text as Text | undefined, locale);
    const actions = isMapping(step.choose) ? step.choose : isMapping(step.together) ? step.together : {};
    const choices = Object.values(actions).flatMap((action) => sentence((action as { text?: Text }).text, locale));
    return own.length === 0 || choices.length < 2
      ? [...own, ...(own.length === 0 ? choices : [])]
      : [`${own[0]} (${choices.join(' / ')})`];
  });
}

/** A text without the braces of its expressions. */
function sentence(text: Text | undefined, locale: string | undefined): string[] {
  const plain = textIn(text, locale);
  if (!plain) return [];
  const parsed = parseText(plain);
  return [
    parsed.ok ? parsed.parts.map((part) => ('text' in part ? part.text : printInfix(part.expr))).join('') : plain,
  ];
}

function optionTable(ruleSet: RuleSet, locale: string | undefined): string[] {
  const infos = describeOptions(ruleSet, ruleSet.definition.players?.min ?? 1, {}, locale);
  if (!infos.ok || infos.value.length === 0) return [];
  const cell = (text: string) => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ');
  const rows = infos.value.map((info) => `| ${cell(info.label)} | ${cell(valueInWords(info, info.value))} |`);
  return ['## Options', ['| Option | Value |', '| --- | --- |', ...rows].join('\n')];
}
