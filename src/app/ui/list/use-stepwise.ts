import { startTransition, useEffect, useState } from 'react'

/** Lines per step: enough to fill the tallest screen, and few enough to render without delaying input. */
const step = 16

/**
 * How many of `all` lines are rendered so far: the first step at once, the others step by step in transitions that give
 * way to input.
 */
export function useStepwise(all: number): number {
  const [rendered, setRendered] = useState(step)
  useEffect(() => {
    if (rendered >= all) return
    const timer = setTimeout(() => startTransition(() => setRendered(rendered + step)))
    return () => clearTimeout(timer)
  }, [rendered, all])
  return rendered
}
