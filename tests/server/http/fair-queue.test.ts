import { expect, test } from 'vitest'
import { openFairQueue } from '#server/http/fair-queue.ts'

/** A queue whose turns end when the test ends them, and the names of those that have started. */
function queueOf(bounds: { running: number; waiting: number }) {
  const queue = openFairQueue(bounds)
  const started: string[] = []
  const running: (() => void)[] = []
  const never = new AbortController().signal
  return {
    started,
    /** Takes a turn; answers whether it started. */
    take: async (caller: string, name = caller, signal = never): Promise<'started' | 'full' | 'gone'> => {
      const turn = await queue.takeTurn(caller, signal)
      if (typeof turn === 'string') return turn
      started.push(name)
      running.push(turn)
      return 'started'
    },
    /** Ends the turn that started first. */
    end: async () => {
      running.shift()?.()
      await new Promise(setImmediate)
    },
  }
}

test('quality#fair: callers get turns one after the other, each in the order of its own requests', async () => {
  const { take, end, started } = queueOf({ running: 1, waiting: 10 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void take(name.charAt(0), name)
  for (let ended = 0; ended < 7; ended += 1) await end()
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('quality#fair: no more turns run at once than the bound', async () => {
  const { take, end, started } = queueOf({ running: 2, waiting: 10 })
  for (const name of ['a1', 'a2', 'a3', 'b1']) void take(name.charAt(0), name)
  const counts: number[] = []
  for (let ended = 0; ended < 4; ended += 1) {
    await new Promise(setImmediate)
    counts.push(started.length - ended)
    await end()
  }
  expect(counts).toEqual([2, 2, 2, 1])
})

test('quality#fair: a caller with too many waiting turns is refused at once, others are not', async () => {
  const { take, end } = queueOf({ running: 1, waiting: 2 })
  const turns = [take('a'), take('a'), take('a')]
  expect(await take('a')).toBe('full')
  turns.push(take('b'))
  for (let ended = 0; ended < 4; ended += 1) await end()
  expect(await Promise.all(turns)).toEqual(['started', 'started', 'started', 'started'])
})

test('quality#fair: a caller that goes away leaves the queue and makes room for another request', async () => {
  const { take, end, started } = queueOf({ running: 1, waiting: 1 })
  const caller = new AbortController()
  void take('a', 'a1')
  const left = take('a', 'a2', caller.signal)
  caller.abort()
  expect(await left).toBe('gone')
  expect(await take('b', 'b1', caller.signal)).toBe('gone')
  void take('a', 'a3')
  await end()
  expect(started).toEqual(['a1', 'a3'])
})
