import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** Lines per step: enough to fill the tallest screen, and few enough to render without delaying input. */
const linesPerStep = 16

/**
 * How many of `all` parts are rendered so far: the first step at once, the others step by step, each after a paint, in
 * transitions that give way to input.
 */
export function useStepwise(all: number, step = linesPerStep): number {
  const [rendered, setRendered] = useState(step)
  useEffect(() => {
    if (rendered < all) afterPaint(() => startTransition(() => setRendered(rendered + step)))
  }, [rendered, all, step])
  return rendered
}
