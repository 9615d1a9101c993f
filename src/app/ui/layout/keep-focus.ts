import { useEffect, useRef } from 'react'

/** Takes the focus back into the page, or the open dialog, where what had it is gone, so that keyboard and screen reader go on from the new content and not from nowhere. */
export function keepFocus(): void {
  const { activeElement } = document
  if (activeElement !== null && activeElement !== document.body) return
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1)
  const place = dialog ?? document.querySelector('main')
  place?.focus({ preventScroll: true })
}

/** Keeps the focus whenever something else is shown than before: what was pressed may be gone with it. */
export function useKeepFocus(shown: string): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    keepFocus()
  }, [shown])
}
