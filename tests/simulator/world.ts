import type { Random } from './random.ts'

/**
 * An event that runs when its turn comes. If the tab or worker of the event has been killed by then, the event is
 * dropped.
 */
export type Happening = { readonly of: Life | null; readonly what: string; readonly happen: () => unknown }

/** The lifetime of a tab or a worker; after its end, no event reaches it. */
export type Life = { readonly name: string; isOver: boolean; readonly atEnd: Set<() => void> }

/**
 * One phone and its network, one event at a time, in an order that the seed chooses. Nothing else drives the
 * simulation, neither a clock nor a thread; between two events all work has settled.
 */
export type World = ReturnType<typeof openWorld>

export function openWorld(random: Random, startsAt: number) {
  const pending: Happening[] = []
  const world = {
    random,
    /** The true time, in ms. */
    now: startsAt,
    /** The difference between the phone's clock and the true time, in ms. */
    skew: 0,
    steps: 0,
    trace: [] as string[],
    /** Schedules an event for some later turn. */
    later(of: Life | null, what: string, happen: () => unknown): void {
      if (!of?.isOver) pending.push({ of, what, happen })
    },
    /** Begins the lifetime of a tab or a worker. */
    begin: (name: string): Life => ({ name, isOver: false, atEnd: new Set() }),
    /** Ends a lifetime and drops all of its pending events. */
    kill(life: Life): void {
      life.isOver = true
      for (let index = pending.length - 1; index >= 0; index -= 1)
        if (pending[index]?.of === life) pending.splice(index, 1)
      for (const end of [...life.atEnd]) end()
    },
    /** Whether no abandoned request is still in flight. */
    nothingLate: () => !pending.some(({ of }) => of === null),
    /** Runs one event; false where there is none. */
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

/** Lets all started work run as far as it can without another event. */
export const rest = () => new Promise<void>((resolve) => setImmediate(resolve))
