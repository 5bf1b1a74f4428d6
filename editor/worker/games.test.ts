import { expect, test } from 'vitest';
import { loadRuleSet } from '../../engine/index.ts';
import { bringAll, shelfOf, shipped, withGames } from './games.ts';

test('a game that was not fetched is fetched, and what needs it is done again', async () => {
  expect(shipped.games()).toContain('square-on-sale');
  expect(shelfOf('nim')).toBe('classics');
  expect(() => shipped.find('nim')).toThrow('have not been fetched');
  let runs = 0;
  const title = await withGames(() => {
    runs++;
    return shipped.find('nim')?.game.text.match(/^title: (.*)$/m)?.[1];
  });
  expect([title, runs]).toEqual(['Nim', 2]);
  // It is there now; what is no game is nobody's.
  expect(await withGames(() => [shipped.find('nim')?.name, shipped.find('no-such-game')])).toEqual(['nim', undefined]);
});

test('a text brings what it extends, also where a missing game had become a problem of the text', async () => {
  const text = 'houserules: 1\nextends: square-on-sale/bubble\nname: mine\n';
  const loaded = await withGames(() => loadRuleSet({ uri: 'mine.yaml', text }, { library: shipped }));
  expect(loaded.ok).toBe(true);
  const failed = withGames(() => Promise.reject(new Error('another reason')));
  await expect(failed).rejects.toThrow('another reason');
});

test('all games are fetched at once', async () => {
  await bringAll();
  expect(shipped.games().map((name) => shipped.find(name)?.name)).toEqual(shipped.games());
});
