/**
 * Handlers for a button whose tap needs a chunk of its own: the chunk is loaded at hover, focus or first touch. With
 * data saver on only the tap loads it (decision 0015). To be spread on the button.
 */
export function fetchAhead(fetchCode: () => Promise<unknown>) {
  // Set by index.html; read at each event, because the value may change while the page is open.
  const start = () => void (document.documentElement.dataset.saver === 'on' || fetchCode().catch(() => {}))
  return { onPointerEnter: start, onTouchStart: start, onFocus: start } as const
}
