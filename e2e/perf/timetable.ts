/**
 * Runs work at its time, in ms of `performance.now()`, in the order of entry; times must not decrease. One timer per
 * table, because a timer per segment is too slow.
 */
export function openTimetable() {
  const entries: { at: number; work: () => void }[] = []
  let timer: NodeJS.Timeout | null = null

  const run = () => {
    timer = null
    // A timer fires up to a millisecond late; work due within half a millisecond runs with it, so that errors cancel
    // out.
    while (entries[0] && entries[0].at <= performance.now() + 0.5) entries.shift()?.work()
    plan()
  }
  const plan = () => {
    if (entries[0] && !timer) timer = setTimeout(run, Math.max(0, entries[0].at - performance.now()))
  }
  return {
    enter(at: number, work: () => void): void {
      entries.push({ at, work })
      plan()
    },
    clear(): void {
      if (timer) clearTimeout(timer)
      timer = null
      entries.length = 0
    },
  }
}
