import { useSyncExternalStore } from 'react'

/** What was put aside, by thing; new lines are chosen. It lasts as long as the page. */
let aside: ReadonlySet<number> = new Set()
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Chooses things to be ordered, or puts them aside. */
function choose(skuIds: readonly number[], isChosen: boolean): void {
  const next = new Set(aside)
  for (const skuId of skuIds)
    if (isChosen) next.delete(skuId)
    else next.add(skuId)
  aside = next
  for (const listener of listeners) listener()
}

/** Which lines are chosen, and how to choose. */
export function useChosen() {
  const put = useSyncExternalStore(
    subscribe,
    () => aside,
    () => aside,
  )
  return { isChosen: (skuId: number) => !put.has(skuId), choose }
}

/** Whether one line is chosen, told of nothing else; and how to choose it. */
export function useIsChosen(skuId: number) {
  const read = () => !aside.has(skuId)
  return {
    isChosen: useSyncExternalStore(subscribe, read, read),
    choose: (isChosen: boolean) => choose([skuId], isChosen),
  }
}
