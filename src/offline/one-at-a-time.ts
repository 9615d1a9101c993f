import type { lockNames } from './store-names.ts'

/** Does a piece of work while no other tab does it, where the browser has locks; else it is just done. */
export function oneAtATime<Result>(
  name: (typeof lockNames)[keyof typeof lockNames],
  work: () => Promise<Result>,
): Promise<Result> {
  const locks = (globalThis.navigator as { readonly locks?: LockManager } | undefined)?.locks
  return locks ? locks.request(name, work) : work()
}
