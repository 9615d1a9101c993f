declare global {
  interface Window {
    /** Buttons of the server's markup that were tapped before the page's code was there, as the document's script wrote them down. */
    earlyTaps?: Set<HTMLElement> | undefined
  }
}

/**
 * Taps them now that they do something, each once: who taps a button that says nothing taps again. From here on nothing is
 * written down any more.
 */
export function takeEarlyTaps(): void {
  const taps = window.earlyTaps
  window.earlyTaps = undefined
  for (const button of taps ?? []) if (button.isConnected) button.click()
}
