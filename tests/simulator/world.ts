import type { Random } from './random.ts'

/** Something that happens when its turn comes. Whoever it belongs to may be gone by then: it happens to nobody then. */
export type Happening = { readonly of: Life | null; readonly what: string; readonly happen: () => unknown }

/** A tab or a worker: killed, nothing reaches it any more. */
export type Life = { readonly name: string; isOver: boolean; readonly atEnd: Set<() => void> }

/**
 * One phone and its network, one happening at a time, in an order that the seed chooses. Nothing else makes anything go on: no clock, no
 * thread; between two happenings everything has come to rest.
 */
export type World = ReturnType<typeof openWorld>

export function openWorld(random: Random, startsAt: number) {
  const pending: Happening[] = []
  const world = {
    random,
    /** The true time, in ms. */
    now: startsAt,
    /** How much the phone's clock is ahead of it. */
    skew: 0,
    steps: 0,
    trace: [] as string[],
    /** Something will happen, some time. */
    later(of: Life | null, what: string, happen: () => unknown): void {
      if (!of?.isOver) pending.push({ of, what, happen })
    },
    /** Gives somebody life. */
    begin: (name: string): Life => ({ name, isOver: false, atEnd: new Set() }),
    /** Everything of it stops where it is. */
    kill(life: Life): void {
      life.isOver = true
      for (let index = pending.length - 1; index >= 0; index -= 1)
        if (pending[index]?.of === life) pending.splice(index, 1)
      for (const end of [...life.atEnd]) end()
    },
    /** Whether no request is on its way that nobody waits for any more. */
    nothingLate: () => !pending.some(({ of }) => of === null),
    /** One happening; false where there is none. */
    async step(): Promise<boolean> {
      const [chosen] = pending.splice(random.below(pending.length), 1)
      if (!chosen) return false
      world.steps += 1
      world.now += random.below(400)
      world.trace.push(`${chosen.of?.name ?? '-'} ${chosen.what}`)
      await chosen.happen()
      await rest()
      return true
    },
  }
  return world
}

/** Everything that was begun goes on as far as it can by itself. */
export const rest = () => new Promise<void>((resolve) => setImmediate(resolve))
