import { Store, useSelector } from '@tanstack/react-store'

/** The variants that are not to be ordered; new lines are chosen. The choice lasts as long as the page. */
const unchosen = new Store<ReadonlySet<number>>(new Set<number>())

/** Chooses lines to be ordered, or puts them aside. */
function choose(skuIds: readonly number[], isChosen: boolean): void {
  unchosen.setState((before) => {
    const next = new Set(before)
    for (const skuId of skuIds)
      if (isChosen) next.delete(skuId)
      else next.add(skuId)
    return next
  })
}

/** Which lines are chosen, and how to choose them. */
export function useChosen() {
  const aside = useSelector(unchosen)
  return { isChosen: (skuId: number) => !aside.has(skuId), choose }
}

/** Whether one line is chosen, and how to choose it; other lines cause no render. */
export function useIsChosen(skuId: number) {
  return {
    isChosen: useSelector(unchosen, (aside) => !aside.has(skuId)),
    choose: (isChosen: boolean) => choose([skuId], isChosen),
  }
}
