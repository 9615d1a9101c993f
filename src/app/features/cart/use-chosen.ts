import { Store, useSelector } from '@tanstack/react-store'

/**
 * The variants excluded from the order; new lines are chosen by default. The selection lasts until the page is
 * reloaded.
 */
const unchosen = new Store<ReadonlySet<number>>(new Set<number>())

/** The variants selected for removal while the cart is edited; none at the start. */
const marked = new Store<ReadonlySet<number>>(new Set<number>())

function put(store: typeof marked, skuIds: readonly number[], isMember: boolean): void {
  store.setState((before) => {
    const next = new Set(before)
    for (const skuId of skuIds)
      if (isMember) next.add(skuId)
      else next.delete(skuId)
    return next
  })
}

/** Includes lines in the order, or excludes them. */
const choose = (skuIds: readonly number[], isChosen: boolean): void => put(unchosen, skuIds, !isChosen)
/** Selects lines for removal, or deselects them. */
const mark = (skuIds: readonly number[], isMarked: boolean): void => put(marked, skuIds, isMarked)
/** Deselects all lines that were selected for removal. */
export const unmarkAll = (): void => marked.setState(() => new Set<number>())

/** Which lines are chosen for the order, and a function that changes the selection. */
export function useChosen() {
  const unchosenIds = useSelector(unchosen)
  return { isChosen: (skuId: number) => !unchosenIds.has(skuId), choose }
}

/** Which lines are selected for removal, and a function that changes the selection. */
export function useMarked() {
  const markedIds = useSelector(marked)
  return { isMarked: (skuId: number) => markedIds.has(skuId), mark }
}

/**
 * Whether the box of one line is checked, for removal while the cart is edited and otherwise for the order, and a
 * function that changes this. Changes to other lines cause no render.
 */
export function useIsChecked(skuId: number, isEdited: boolean) {
  const isChosen = useSelector(unchosen, (unchosenIds) => !unchosenIds.has(skuId))
  const isMarked = useSelector(marked, (markedIds) => markedIds.has(skuId))
  return {
    isChecked: isEdited ? isMarked : isChosen,
    check: (isChecked: boolean) => (isEdited ? mark : choose)([skuId], isChecked),
  }
}
