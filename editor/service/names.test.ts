import { describe, expect, test } from 'vitest';
import { shippedGames } from '../../test/library.ts';
import { cursor, service, shippedTexts } from '../../test/support/texts.ts';
import { applyChanges } from './changes.ts';
import { LanguageService } from './index.ts';
import { Project } from './project.ts';
import { tokensOf } from './tokens.ts';

/** What no text declares: words, functions, properties that every board has. */
const WITHOUT = /^(word|function|hook|hook parameter|game|variant|section) |^field \w+\.(position)$/;

describe('every name of the shipped texts', () => {
  test.each(shippedTexts.map((text) => [text.uri, text] as const))('%s', (_, text) => {
    const project = new Project(text, shippedGames);
    const own = new LanguageService(shippedGames);
    const places = new Map<string, Set<string>>();
    for (const token of tokensOf(project, project.own)) {
      const said = `${token.name} at ${token.start}`;
      expect([said, token.symbol?.id]).toEqual([said, expect.any(String)]);
      expect(text.text.slice(token.start, token.end)).toBe(token.name);
      if (WITHOUT.test(token.symbol!.id)) continue;
      // The mention of a name leads to its declaration, and is one of its references.
      const found = own.definition(text, token.start);
      expect([said, found]).toEqual([said, expect.any(Object)]);
      const written = project.tree(found!.uri)!.text.slice(found!.start, found!.end);
      expect([said, written]).toEqual([said, token.name]);
      const { id } = token.symbol!;
      if (!places.has(id))
        places.set(id, new Set(own.references(text, token.start).map(({ uri, start }) => `${uri} ${start}`)));
      expect([said, places.get(id)!.has(`${text.uri} ${token.start}`)]).toEqual([said, true]);
      expect([said, places.get(id)!.has(`${found!.uri} ${found!.start}`)]).toEqual([said, true]);
    }
  });
});

const GAME = `houserules: 1
name: small
title: Small
players: { min: 2, max: 2 }
options:
  stones: { integer: 3, min: 1, max: 9, label: Stones }
  mode: { choice: soft, of: { soft: Soft, hard: Hard }, label: Mode }
board:
  cell:
    grid: { columns: 3, rows: 3 }
    groups: |
      rim rim rim
      rim mid rim
      rim rim rim
    variables: { mark: { player: none } }
components:
  stone: { tokens: option.stones, start: pot }
zones:
  pot: { holds: stone }
  heap: { each: cell, holds: stone }
define:
  free(cell): cell.mark == none and count(cell.heap) == 0
  gentle: option.mode == soft
turn:
  act:
    choose:
      lay:
        text: Lay {many} on {cell}
        params:
          cell: { space: cell, in: rim, where: { open: { check: free(cell), because: "{cell} is not free" } } }
          many: { integer: { min: 1, max: pot.stone } }
        do:
          - name: put
            move: { what: stone, amount: many, from: pot, to: cell.heap }
          - set: { cell.mark: me }
          - let: { rest: pot.stone }
          - if: rest == 0 or (any cell in rim with free(cell))
            then:
              - run: tidy
                with: { spot: cell }
procedures:
  tidy:
    params: { spot: { space: cell } }
    do: [{ set: { spot.mark: none } }]
end:
  empty: { after: put, when: pot.stone == 0 or every cell with not free(cell) }
score:
  stones: { value: "count cell with cell.mark == player" }
`;

/** Renames the name behind the mark. */
function renamed(at: string, to: string): string {
  const offset = GAME.indexOf(at);
  const answer = service().rename({ uri: 'small.yaml', text: GAME }, offset, to);
  if (!answer.ok) return answer.reason;
  return applyChanges(GAME, answer.changes);
}

describe('renaming', () => {
  test('an option, in expressions and values', () => {
    expect(renamed('stones: { integer', 'pebbles')).toBe(
      GAME.replace('stones: { integer', 'pebbles: { integer').replace('option.stones', 'option.pebbles'),
    );
  });
  test('a value of a choice: where it is compared, and in the list that declares it', () => {
    expect(renamed('soft: Soft', 'mild')).toBe(
      GAME.replace('choice: soft', 'choice: mild')
        .replace('soft: Soft', 'mild: Soft')
        .replace('mode == soft', 'mode == mild'),
    );
  });
  test('a parameter, in its own domain, in texts and effects, not where another thing is called so', () => {
    const now = renamed('many: { integer', 'number');
    expect(now).toBe(
      GAME.replace('Lay {many}', 'Lay {number}')
        .replace('many: { integer', 'number: { integer')
        .replace('amount: many', 'amount: number'),
    );
  });
  test('a zone of each space', () => {
    expect(renamed('heap: { each', 'pile')).toBe(GAME.replaceAll('heap', 'pile'));
  });
  test('a group on its map', () => {
    expect(renamed('rim rim rim', 'edge')).toBe(GAME.replaceAll('rim', 'edge'));
  });
  test('a name that `let` binds, and an effect that an end waits for', () => {
    expect(renamed('rest: pot', 'left')).toBe(GAME.replaceAll('rest', 'left'));
    expect(renamed('put\n', 'drop')).toBe(GAME.replace('name: put', 'name: drop').replace('after: put', 'after: drop'));
  });
  test('a parameter of a procedure, where it is run too', () => {
    expect(renamed('spot: { space', 'place')).toBe(GAME.replaceAll('spot', 'place'));
  });
  test('is refused with the reason', () => {
    expect(renamed('stones: { integer', 'mode')).toBe('There is another option called `mode`.');
    expect(renamed('heap: { each', 'none')).toBe('`none` is a word of the language.');
    expect(renamed('heap: { each', '2x')).toBe('`2x` is no name: a letter, then letters, digits or `_`.');
    expect(renamed('count(cell.heap)', 'number')).toBe('`count` is a function of the language.');
    // A parameter would be called as a zone of the game is.
    expect(renamed('many: { integer', 'rest')).toMatch(/hold together|something else/);
  });

  test('of what a base declares', () => {
    const { rules, offset } = cursor('houserules: 1\nname: mine\nextends: square-on-sale\nwith: { mo|ney: 10 }\n');
    expect(service().rename(rules, offset, 'cash')).toEqual({
      ok: false,
      reason: expect.stringContaining('games/square-on-sale/game.yaml'),
    });
  });

  test('whatever can be renamed in the shipped games still means the same afterwards', () => {
    for (const name of ['connect-four', 'kuhn-poker']) {
      const text = shippedGames.find(name)!.game;
      const own = new LanguageService(shippedGames);
      const project = new Project(text, shippedGames);
      const seen = new Set<string>();
      for (const token of tokensOf(project, project.own)) {
        if (!token.symbol || seen.has(token.symbol.id) || WITHOUT.test(token.symbol.id)) continue;
        seen.add(token.symbol.id);
        const answer = own.rename(text, token.start, 'anothername');
        if (!answer.ok) continue;
        const after = new Project({ uri: text.uri, text: applyChanges(text.text, answer.changes) }, shippedGames);
        expect([token.name, after.rules !== undefined]).toEqual([token.name, true]);
        expect(answer.changes.length).toBe(
          project.trees.flatMap((tree) => tokensOf(project, tree)).filter((one) => one.symbol?.id === token.symbol!.id)
            .length,
        );
      }
      expect(seen.size).toBeGreaterThan(8);
    }
  });
});
