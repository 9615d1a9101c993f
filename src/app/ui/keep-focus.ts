/** Takes the focus back into the page where what had it is gone, so that keyboard and screen reader go on from the new content and not from nowhere. */
export function keepFocus(): void {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
}
