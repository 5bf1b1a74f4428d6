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
  const key = prose.length > 0 ? prose.join('|') : '(?!)';
  monaco.languages.setMonarchTokensProvider(LANGUAGE, {
    words: WORDS,
    tokenizer: {
      root: [
        [/^(\s*(?:- +)*)([\w-]+(?:\.[\w-]+)+)(:)(?=\s|$)/, ['', 'path', 'delimiter']],
        // Words for people: to the end of the line, or of their place in braces.
        [new RegExp(`^(\\s*(?:- +)*)(${key})(:\\s+)(?!["'{|>])(.+)$`), ['', 'key', 'delimiter', 'prose']],
        [new RegExp(`\\b(${key})(:\\s+)(?!["'{|>])([^,}\\]]+)`), ['key', 'delimiter', 'prose']],
        [
          /^(\s*(?:- +)*)([\w-]+)(:\s+)([|>][-+]?)(\s*)$/,
          ['', 'key', 'delimiter', 'operator', { token: '', next: '@blockStart' }],
        ],
        [/\s+/, ''],
        [/#.*$/, 'comment'],
        [/([\w.-]+(?:\([\w ,]*\))?)(:)(?=\s|$)/, ['key', 'delimiter']],
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
      // A block of lines: it ends with the first line that is not as far in as the one that begins it.
      blockStart: [[/^( *)(.+)$/, { token: 'prose', switchTo: '@block.$1' }]],
      block: [
        [/^\s*$/, ''],
        [/^( *).*$/, { cases: { '$1==$S2': 'prose', '@default': { token: '@rematch', next: '@pop' } } }],
      ],
    },
  } as monaco.languages.IMonarchLanguage);
}
