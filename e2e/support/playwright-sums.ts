import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'
import { leaveSums } from '#tests/support/sums.ts'

/** Sums the e2e results for `npm test`; an error outside of every test counts as a failure. */
export default class PlaywrightSums implements Reporter {
  private suite: Suite | undefined
  private errors = 0

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  onError(): void {
    this.errors += 1
  }

  onEnd(_result: FullResult): void {
    const outcomes = (this.suite?.allTests() ?? []).map((test) => ({
      title: test.titlePath().slice(1).join(' › '),
      outcome: test.outcome(),
      isRun: test.results.length > 0,
      expected: test.expectedStatus,
    }))
    const passed = outcomes.filter(
      ({ outcome, isRun }) => isRun && (outcome === 'expected' || outcome === 'flaky'),
    ).length
    // A test that never ran, without being skipped, counts as failed.
    const failures = outcomes
      .filter(({ outcome, isRun, expected }) => outcome === 'unexpected' || (!isRun && expected !== 'skipped'))
      .map(({ title }) => title)
    const retried = outcomes.flatMap(({ title, outcome }) => (outcome === 'flaky' ? [title] : []))
    leaveSums({ passed, failed: failures.length + this.errors, failures, retried })
  }
}
