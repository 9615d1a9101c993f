import { useState } from 'react'
import { useIsHydrated } from '#device/hydration.ts'
import { useStepwise } from '#ui/list/use-stepwise.ts'

/**
 * How many of a screen's `all` rows are rendered so far. A first view has the first row; once the view is up, one row a
 * frame follows, because rendering all rows in one frame delays taps on a slow phone. A screen that is opened later
 * renders all rows at once.
 */
export function useRowByRow(all: number): number {
  const isHydrated = useIsHydrated()
  const [step] = useState(isHydrated ? Number.POSITIVE_INFINITY : 1)
  return useStepwise(isHydrated ? all : 1, step)
}
