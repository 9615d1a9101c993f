import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the page, or to the open dialog, where the focused element was removed, so that keyboard and
 * screen reader continue at the new content.
 */
export function keepFocus(): void {
  const { activeElement } = document
  if (activeElement !== null && activeElement !== document.body) return
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1)
  const target = dialog ?? document.querySelector('main')
  target?.focus({ preventScroll: true })
}

/** Keeps the focus whenever `shown` changes, because the pressed element may have been removed with the old content. */
export function useKeepFocus(shown: string): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    keepFocus()
  }, [shown])
}
