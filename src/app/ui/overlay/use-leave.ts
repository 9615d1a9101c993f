import { useEffect, useRef } from 'react'

/**
 * Calls `onLeave` when a press or the focus goes to an element outside of the part that `partOf` returns, such as a
 * popover with its button.
 */
export function useLeave(partOf: () => Element | null | undefined, onLeave: () => void): void {
  const latest = useRef({ partOf, onLeave })
  latest.current = { partOf, onLeave }
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const { partOf, onLeave } = latest.current
      if (target instanceof Node && target !== document && !partOf()?.contains(target)) onLeave()
    }
    for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, leave)
    return () => {
      for (const event of ['pointerdown', 'focusin']) document.removeEventListener(event, leave)
    }
  }, [])
}
