import type { lockNames } from './store-names.ts'

/** Runs `work` under a Web Lock, so that no other tab and not the worker run it meanwhile. A browser without locks just runs it. */
export function withLock<Result>(
  name: (typeof lockNames)[keyof typeof lockNames],
  work: () => Promise<Result>,
): Promise<Result> {
  const locks = (globalThis.navigator as { readonly locks?: LockManager } | undefined)?.locks
  return locks ? locks.request(name, work) : work()
}
