/**
 * Does things at their times, in ms of `performance.now()`, in the order in which they were entered; times must not
 * go back. One timer a table, because a timer a segment is too slow.
 */
export function openTimetable() {
  const entries: { at: number; work: () => void }[] = []
  let timer: NodeJS.Timeout | null = null

  const run = () => {
    timer = null
    // A timer fires up to a millisecond late; what is due within half of one goes with it, so that errors cancel out.
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
