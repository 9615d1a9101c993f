import { Store, useSelector } from '@tanstack/react-store'

/**
 * The variants excluded from the order; new lines are chosen by default. The selection lasts until the page is
 * reloaded.
 */
const unchosen = new Store<ReadonlySet<number>>(new Set<number>())

/** Includes lines in the order, or excludes them. */
function choose(skuIds: readonly number[], isChosen: boolean): void {
  unchosen.setState((before) => {
    const next = new Set(before)
    for (const skuId of skuIds)
      if (isChosen) next.delete(skuId)
      else next.add(skuId)
    return next
  })
}

/** Which lines are chosen, and a function that changes the selection. */
export function useChosen() {
  const unchosenIds = useSelector(unchosen)
  return { isChosen: (skuId: number) => !unchosenIds.has(skuId), choose }
}

/** Whether one line is chosen, and a function that changes this. Changes to other lines cause no render. */
export function useIsChosen(skuId: number) {
  return {
    isChosen: useSelector(unchosen, (unchosenIds) => !unchosenIds.has(skuId)),
    choose: (isChosen: boolean) => choose([skuId], isChosen),
  }
}
