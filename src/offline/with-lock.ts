import type { lockNames } from './store-names.ts'

/**
 * Runs `work` under a Web Lock, so that no other tab and no worker runs it at the same time. Without Web Locks, `work`
 * simply runs.
 */
export function withLock<Result>(
  name: (typeof lockNames)[keyof typeof lockNames],
  work: () => Promise<Result>,
): Promise<Result> {
  const locks = (globalThis.navigator as { readonly locks?: LockManager } | undefined)?.locks
  return locks ? locks.request(name, work) : work()
}
