declare global {
  interface Window {
    /** Buttons of the server's markup that were tapped before the page's code was there, as the document's script wrote them down. */
    earlyTaps?: Set<HTMLElement> | undefined
  }
}

/**
 * Taps them as soon as they do something, each once: who taps a button that says nothing taps again. Call it in the very moment in which the page
 * begins to listen: what is tapped from then on is heard, and written down it would be done twice.
 */
export function takeEarlyTaps(): void {
  const taps = window.earlyTaps
  window.earlyTaps = undefined
  // Outside of React's own work: within it, a tap on a part that is not taken over yet would be dropped.
  setTimeout(() => {
    for (const button of taps ?? []) if (button.isConnected) button.click()
  })
}
