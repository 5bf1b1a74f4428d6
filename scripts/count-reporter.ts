// Ends a test run with `N passed, N failed` on a line of its own: what CI counts. Above it stands what needed a second try.
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

export class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    const flaky: string[] = [];
    for (const module of modules) {
      // A file that doesn't load, or a hook that throws, has failed although none of its tests has.
      count.failed += module.errors().length;
      for (const suite of module.children.allSuites()) count.failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        count[state === 'pending' ? 'skipped' : state]++;
        if (test.diagnostic()?.flaky) flaky.push(`${module.relativeModuleId}: ${test.fullName}`);
      }
    }
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    // At exit: after the default reporter's summary, and knowing whether something outside of the tests has failed.
    process.once('exit', (code) => {
      const failed = code !== 0 && count.failed === 0 ? 1 : count.failed;
      for (const name of flaky) process.stdout.write(`passed when tried again: ${name}\n`);
      process.stdout.write(`${count.passed} passed, ${failed} failed${skipped}\n`);
    });
  }
}
