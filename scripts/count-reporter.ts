// Ends a test run with `N passed, N failed` on a line of its own: what CI counts.
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

export class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      // A file that doesn't load, or a hook that throws, has failed although none of its tests has.
      count.failed += module.errors().length;
      for (const suite of module.children.allSuites()) count.failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        count[state === 'pending' ? 'skipped' : state]++;
      }
    }
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    const line = `${count.passed} passed, ${count.failed} failed${skipped}\n`;
    // After the default reporter's summary, whichever of the two is asked first.
    process.once('exit', () => process.stdout.write(line));
  }
}
