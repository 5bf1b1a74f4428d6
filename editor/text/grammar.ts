/** Colors of a rule text: keys, words for people, expressions. */
import { KEYWORDS, QUERY_WORDS } from '../../engine/expression/words.ts';
import { monaco } from './monaco.ts';

export const LANGUAGE = 'houserules';

const WORDS = [...KEYWORDS, ...QUERY_WORDS, 'me', 'active', 'players', 'others', 'option', 'player'];

export function registerLanguage(): void {
  monaco.languages.register({ id: LANGUAGE });
  monaco.languages.setLanguageConfiguration(LANGUAGE, {
    comments: { lineComment: '#' },
    brackets: [
      ['{', '}'],
      ['[', ']'],
      ['(', ')'],
    ],
    autoClosingPairs: [
      { open: '{', close: '}' },
      { open: '[', close: ']' },
      { open: '(', close: ')' },
      { open: '"', close: '"', notIn: ['string'] },
    ],
    folding: { offSide: true },
    onEnterRules: [
      { beforeText: /:\s*(?:[|>][-+]?)?\s*$/, action: { indentAction: monaco.languages.IndentAction.Indent } },
    ],
    wordPattern: /[A-Za-z_][\w]*|-?\d+/,
  });
}

/** @param prose keys whose values are words for people */
export function color(prose: readonly string[]): void {
  monaco.languages.setMonarchTokensProvider(LANGUAGE, {
    words: WORDS,
    prose: [...prose],
    tokenizer: {
      root: [
        [/\s+/, ''],
        [/#.*$/, 'comment'],
        [/^(\s*(?:- +)*)([\w ()-]+(?:\.[\w-]+)+)(:)(?=\s|$)/, ['', 'path', 'delimiter']],
        [
          /([\w-]+)(:)(\s+)([|>][-+]?\s*$)/,
          [
            { cases: { '@prose': { token: 'key' }, '@default': 'key' } },
            'delimiter',
            '',
            { token: 'operator', next: '@blockStart' },
          ],
        ],
        [
          /([\w.()-]+(?:\s+[\w]+)?(?:, ?[\w ]+\))?)(:)(?=\s|$)/,
          { cases: { '$1@prose': { token: 'key', next: '@proseValue' }, '@default': 'key' } },
        ],
        [/"/, { token: 'string', next: '@double' }],
        [/'/, { token: 'string', next: '@single' }],
        [/-?\d+\b/, 'number'],
        [/[A-Za-z_]\w*/, { cases: { '@words': 'keyword', '@default': 'string' } }],
        [/==|!=|<=|>=|[<>+*%/-]/, 'operator'],
        [/[{}[\](),.:]/, 'delimiter'],
      ],
      double: [
        [/[^\\"]+/, 'prose'],
        [/\\./, 'prose'],
        [/"/, { token: 'string', next: '@pop' }],
      ],
      single: [
        [/[^']+/, 'prose'],
        [/''/, 'prose'],
        [/'/, { token: 'string', next: '@pop' }],
      ],
      proseValue: [
        [/[ \t]*$/, { token: '', next: '@pop' }],
        [/(\s+)("(?:[^"\\]|\\.)*"|'[^']*')/, [{ token: '' }, { token: 'prose', next: '@pop' }]],
        [/(\s+)(\{)/, ['', { token: 'delimiter', next: '@pop' }]],
        [/(\s+)([|>][-+]?\s*$)/, ['', { token: 'operator', switchTo: '@blockStart' }]],
        [/(\s+)([^,}\]#]+)/, ['', { token: 'prose', next: '@pop' }]],
        [/./, { token: '@rematch', next: '@pop' }],
      ],
      // A block of lines: it ends with the first line that is not further in than the one which began it.
      blockStart: [[/^( *)(.+)$/, { token: 'prose', switchTo: '@block.$1' }]],
      block: [
        [
          /^( *)(.*)$/,
          {
            cases: {
              '$1==$S2': { token: 'prose' },
              '$2==': { token: 'prose' },
              '@default': { token: '@rematch', next: '@pop' },
            },
          },
        ],
      ],
    },
  } as monaco.languages.IMonarchLanguage);
}
