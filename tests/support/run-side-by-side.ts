type Job = { readonly name: string; readonly cores: number; readonly after?: string }

/**
 * Runs jobs in order, each as soon as enough cores are free and its predecessor has ended. No job overtakes a waiting
 * one.
 */
export async function runSideBySide<One extends Job>(
  jobs: readonly One[],
  cores: number,
  run: (job: One) => Promise<void>,
): Promise<void> {
  const running = new Map<string, { readonly cores: number; readonly end: Promise<void> }>()
  const isReady = (job: One) =>
    !(job.after && running.has(job.after)) &&
    [...running.values()].reduce((sum, { cores: used }) => sum + used, 0) + Math.min(job.cores, cores) <= cores
  for (const job of jobs) {
    while (!isReady(job)) await Promise.race([...running.values()].map(({ end }) => end))
    const end = run(job).finally(() => running.delete(job.name))
    running.set(job.name, { cores: Math.min(job.cores, cores), end })
  }
  await Promise.all([...running.values()].map(({ end }) => end))
}
