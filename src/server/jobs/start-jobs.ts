import type { Dependencies } from '../dependencies.ts'
import type { Job } from './job.ts'
import { runJobs } from './run-jobs.ts'

/** The pause after a pass, in ms. */
const pause = 5000

/** Runs the jobs pass after pass. `stop` waits for the current piece of work. */
export function startJobs(
  jobs: readonly Job[],
  outside: Pick<Dependencies, 'db' | 'clock' | 'log'>,
): { stop: () => Promise<void> } {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const pass = async () => {
    // The database may be unreachable for a while; the next pass tries again.
    await runJobs(jobs, outside, () => isStopped).catch((error: Error) =>
      outside.log.error({ event: 'jobs-not-run', error: error.message }, 'The jobs could not be read'),
    )
    if (!isStopped) timer = setTimeout(begin, pause)
  }
  const begin = () => void (running = pass())
  begin()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
