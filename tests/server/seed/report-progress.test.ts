import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportProgress } from '#server/seed/report-progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('quality#start: each step is printed at its start, and every two seconds while it lasts, also if it reports nothing', () => {
  const lines: string[] = []
  const { progress, end } = reportProgress((sentence) => lines.push(sentence))
  progress('Creating products: 400 of 1926.', 0.2)
  progress('Creating products: 800 of 1926.', 0.4)
  expect(lines).toEqual(['20 % – Creating products: 400 of 1926.'])
  vi.advanceTimersByTime(2_000)
  progress('Building the indexes.', 0.92)
  vi.advanceTimersByTime(4_000)
  expect(lines.slice(1)).toEqual([
    '40 % – Creating products: 800 of 1926. (2 s)',
    '92 % – Building the indexes.',
    '92 % – Building the indexes. (4 s)',
    '92 % – Building the indexes. (6 s)',
  ])
  end()
  vi.advanceTimersByTime(10_000)
  expect(lines).toHaveLength(5)
})
