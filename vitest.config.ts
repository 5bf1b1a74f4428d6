import { configDefaults, defineConfig } from 'vitest/config';
import { CountReporter } from './scripts/count-reporter.ts';

export default defineConfig({
  test: {
    reporters: ['default', new CountReporter()],
    passWithNoTests: false,
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['engine', 'schema', 'games', 'editor', 'test'].map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...configDefaults.exclude, 'test/browser/**'],
          // Property tests on a busy machine; what hangs still ends.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // Tests in Node that drive a real browser against the built app, one file after the other.
          name: 'browser',
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/browser/build-app.ts',
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          // A browser on a busy machine has moods. What needed another try is named at the end of the run.
          retry: 1,
          hookTimeout: 60_000,
          fileParallelism: false,
          maxWorkers: 1,
          // After the unit tests: two cores are not enough for both at once.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
