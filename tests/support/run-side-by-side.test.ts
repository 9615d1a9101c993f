import { expect, test } from 'vitest'
import { runSideBySide } from './run-side-by-side.ts'

/**
 * Runs jobs whose ends the test decides; returns their names in the order of their starts, and which jobs ran at the
 * same time.
 */
async function play(jobs: readonly { name: string; cores: number; after?: string }[], ends: readonly string[]) {
  const ending = new Map<string, () => void>()
  const log: string[] = []
  const all = runSideBySide(jobs, 2, (job) => {
    log.push(`+${job.name}`)
    return new Promise((resolve) => ending.set(job.name, resolve))
  })
  for (const name of ends) {
    await expect.poll(() => ending.has(name)).toBe(true)
    log.push(`-${name}`)
    ending.get(name)?.()
  }
  await all
  return log.join(' ')
}

test('jobs that need one core run side by side, a job that needs two runs alone', async () => {
  const jobs = [
    { name: 'a', cores: 1 },
    { name: 'b', cores: 1 },
    { name: 'c', cores: 2 },
  ]
  expect(await play(jobs, ['b', 'a', 'c'])).toBe('+a +b -b -a +c -c')
})

test('a job waits for the job before it', async () => {
  const jobs = [
    { name: 'build', cores: 1 },
    { name: 'gates', cores: 1, after: 'build' },
  ]
  expect(await play(jobs, ['build', 'gates'])).toBe('+build -build +gates -gates')
})
