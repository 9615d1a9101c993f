/**
 * What a button does before the tap that needs code of its own: it comes at hover, focus or first touch. While data is saved
 * only the tap fetches (decision 0015). Spread it on the button.
 */
export function fetchAhead(fetchCode: () => Promise<unknown>) {
  // Written by index.html, read when the hand comes: it may change while the page is open.
  const start = () => void (document.documentElement.dataset.saver === 'on' || fetchCode().catch(() => {}))
  return { onPointerEnter: start, onTouchStart: start, onFocus: start } as const
}
