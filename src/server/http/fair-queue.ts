/** Gives callers their turns. */
type FairQueue = {
  /**
   * Waits for a turn of the caller; the answered function ends the turn. `full` where too many turns of the caller are
   * waiting, `gone` where `signal` aborts before the turn.
   */
  takeTurn(caller: string, signal: AbortSignal): Promise<(() => void) | 'full' | 'gone'>
}

/**
 * Opens a queue with at most `running` turns at once, and at most `waiting` turns of one caller that wait. Callers get
 * their turns one after the other, however many turns each of them waits for.
 */
export function openFairQueue({ running, waiting }: { running: number; waiting: number }): FairQueue {
  /** The waiting turns of each caller; the caller with the next turn comes first. */
  const queue = new Map<string, Set<() => void>>()
  let free = running

  function startNext(): void {
    const [next] = queue
    if (!next || free === 0) return
    const [caller, turns] = next
    const [start] = turns
    if (!start) return
    free -= 1
    queue.delete(caller)
    turns.delete(start)
    if (turns.size > 0) queue.set(caller, turns)
    start()
  }

  function endTurn(): void {
    free += 1
    startNext()
  }

  return {
    takeTurn: async (caller, signal) => {
      const turns = queue.get(caller) ?? new Set()
      if (signal.aborted) return 'gone'
      if (turns.size >= waiting) return 'full'
      return new Promise((resolve) => {
        const start = () => resolve(endTurn)
        signal.addEventListener('abort', () => {
          if (!turns.delete(start)) return
          if (turns.size === 0) queue.delete(caller)
          resolve('gone')
        })
        turns.add(start)
        queue.set(caller, turns)
        startNext()
      })
    },
  }
}
