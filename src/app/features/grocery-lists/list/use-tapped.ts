import { useEffect, useState } from 'react'
import { afterPaint } from '#ui/list/after-paint.ts'

/** The longest time for which a tapped value hides the stored one, in ms: another device may have the later tap. */
const longest = 3_000

/**
 * A stored value that shows a tap at once, before the change is stored, so that the next tap counts on from there. The
 * tapped value shows until it is the stored one; the values of earlier taps, which are stored before, do not show.
 */
export function useTapped<Value extends boolean | number>(
  stored: Value,
  store: (next: Value) => void,
): [Value, (next: Value) => void] {
  const [tapped, setTapped] = useState<Value | null>(null)
  useEffect(() => setTapped((value) => (value === stored ? null : value)), [stored])
  useEffect(() => {
    if (tapped === null) return
    const timer = setTimeout(() => setTapped(null), longest)
    return () => clearTimeout(timer)
  }, [tapped])
  return [
    tapped ?? stored,
    (next) => {
      setTapped(next)
      // Storing the change reads the whole list, which takes longer than a frame on a slow phone.
      afterPaint(() => store(next))
    },
  ]
}
