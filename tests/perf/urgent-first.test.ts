import { expect, test } from 'vitest'
import { openUrgentFirst } from '#e2e/perf/network/urgent-first.ts'

/** Takes a turn at each call of `next`, and records its owner. */
function line() {
  const order = openUrgentFirst()
  const written: string[] = []
  let done: (() => void) | null = null
  const enter = (name: string, priority: string | undefined, bytes: number) => {
    const turn = order.enter(priority, (part, then) => {
      written.push(`${name} ${part.length}`)
      done = then
    })
    turn.send(Buffer.alloc(bytes))
    turn.end(() => written.push(`${name} end`))
  }
  const drain = () => {
    while (done) {
      const next: () => void = done
      done = null
      next()
    }
  }
  return { enter, drain, written }
}

test('a more urgent response goes first, even if it is requested later', () => {
  const { enter, drain, written } = line()
  enter('picture', 'u=5, i', 8192)
  enter('script', 'u=1', 5000)
  drain()
  expect(written).toEqual(['picture 4096', 'script 4096', 'script 904', 'script end', 'picture 4096', 'picture end'])
})

test('incremental responses share the bandwidth, others go one by one', () => {
  const { enter, drain, written } = line()
  enter('a', 'u=3, i', 8192)
  enter('b', 'u=3, i', 4096)
  enter('c', undefined, 1)
  drain()
  expect(written).toEqual(['a 4096', 'b 4096', 'b end', 'c 1', 'c end', 'a 4096', 'a end'])
})
