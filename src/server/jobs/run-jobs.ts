import { DatabaseAway } from '../database/database-away.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Job } from './job.ts'
import { clearTrouble, postpone } from './job-trouble-store.ts'

/** The most work of one kind in one pass, so that the other kinds get their turn. */
const maxPerRun = 200

type Outside = Pick<Dependencies, 'db' | 'clock' | 'log'>

/**
 * One pass over all due work, each subject in its own transaction, so that any number of processes share the work and a
 * kill undoes only the interrupted part. A failed subject is logged and postponed; a kind whose work cannot be claimed is
 * logged and skipped. Answers the number of subjects done. Throws if the database is away.
 */
export async function runJobs(
  jobs: readonly Job[],
  outside: Outside,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let done = 0
  for (const job of jobs) {
    for (let nth = 0; nth < maxPerRun && !isStopped(); nth += 1) {
      const outcome = await runOne(job, outside)
      if (outcome === 'nothing' || outcome === 'not-claimed') break
      if (outcome === 'done') done += 1
    }
  }
  return done
}

async function runOne(job: Job, { db, clock, log }: Outside): Promise<'done' | 'failed' | 'nothing' | 'not-claimed'> {
  const { kind } = job
  const now = new Date(clock())
  let subject: string | undefined
  try {
    await db.transaction().execute(async (tables) => {
      subject = await job.claim(tables, now)
      if (subject === undefined || 'outside' in job) return
      await job.work(tables, subject, now)
      await clearTrouble(tables, kind, subject)
    })
    if (subject === undefined) return 'nothing'
    if ('outside' in job) {
      await job.outside(subject, now)
      await clearTrouble(db, kind, subject)
    }
    log.info({ event: 'job-done', kind, subject }, 'Job done')
    return 'done'
  } catch (error) {
    const { message } = error as Error
    if (subject === undefined) {
      if (error instanceof DatabaseAway) throw error
      log.error({ event: 'job-not-claimed', kind, error: message }, 'The work of a kind could not be claimed')
      return 'not-claimed'
    }
    log.error({ event: 'job-failed', kind, subject, error: message }, 'Job failed and will be retried')
    await postpone(db, kind, subject, { message, now })
    return 'failed'
  }
}
