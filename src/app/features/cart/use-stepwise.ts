import { startTransition, useEffect, useState } from 'react'

/** So many lines fill the highest screen, and so many more are drawn at once without anybody's finger waiting. */
const step = 16

/** How many of `all` lines are drawn by now: those in sight at once, the others step by step in renders that give way to touches. */
export function useStepwise(all: number): number {
  const [drawn, setDrawn] = useState(step)
  useEffect(() => {
    if (drawn >= all) return
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)))
    return () => clearTimeout(timer)
  }, [drawn, all])
  return drawn
}
