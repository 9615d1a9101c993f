/** Takes the focus back into the page, or the open dialog, where what had it is gone, so that keyboard and screen reader go on from the new content and not from nowhere. */
export function keepFocus(): void {
  const { activeElement } = document
  if (activeElement !== null && activeElement !== document.body) return
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1)
  const place = dialog ?? document.querySelector('main')
  place?.focus({ preventScroll: true })
}
