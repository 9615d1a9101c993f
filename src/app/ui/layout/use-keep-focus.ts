import { useEffect, useRef } from 'react'
import { keepFocus } from './keep-focus.ts'

/** Keeps the focus whenever something else is shown than before: what was pressed may be gone with it. */
export function useKeepFocus(shown: string): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    keepFocus()
  }, [shown])
}
