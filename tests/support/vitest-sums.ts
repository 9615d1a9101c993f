import type { Reporter, TestModule } from 'vitest/node'
import { leaveSums } from './sums.ts'

/**
 * Counts tests as they end; a file that could not be loaded and an error outside of every test count as one failure
 * each.
 */
export class VitestSums implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    let passed = 0
    const retried: string[] = []
    const failures: string[] = []
    for (const module of modules) {
      const failedHere: string[] = []
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed += 1
        if (test.diagnostic()?.flaky) retried.push(test.fullName)
        if (state === 'failed') failedHere.push(test.fullName)
      }
      if (failedHere.length === 0 && module.state() === 'failed') failedHere.push('the file')
      failures.push(...failedHere.map((title) => `${module.relativeModuleId}: ${title}`))
    }
    leaveSums({ passed, failed: failures.length + unhandled.length, failures, retried })
  }
}
