type Job = { readonly name: string; readonly cores: number; readonly after?: string }

/**
 * Runs jobs in their order, each as soon as enough cores are free and the job it comes after has ended. A job that waits lets none
 * behind it start first.
 */
export async function runSideBySide<One extends Job>(
  jobs: readonly One[],
  cores: number,
  run: (job: One) => Promise<void>,
): Promise<void> {
  const running = new Map<string, { readonly cores: number; readonly end: Promise<void> }>()
  const isReady = (job: One) =>
    !(job.after && running.has(job.after)) &&
    [...running.values()].reduce((sum, { cores: taken }) => sum + taken, 0) + Math.min(job.cores, cores) <= cores
  for (const job of jobs) {
    while (!isReady(job)) await Promise.race([...running.values()].map(({ end }) => end))
    const end = run(job).finally(() => running.delete(job.name))
    running.set(job.name, { cores: Math.min(job.cores, cores), end })
  }
  await Promise.all([...running.values()].map(({ end }) => end))
}
