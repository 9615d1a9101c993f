declare global {
  interface Window {
    /**
     * Buttons of the server's markup that were tapped before the page's code was loaded, as recorded by the document's
     * inline script.
     */
    earlyClicks?: Set<HTMLElement> | undefined
  }
}

/**
 * Replays these taps once each, because a shopper taps an unresponsive button repeatedly. To be called in the same task
 * in which the page attaches its listeners: a later tap is handled directly, and a recorded one would take effect
 * twice.
 */
export function replayEarlyClicks(): void {
  const buttons = window.earlyClicks
  window.earlyClicks = undefined
  // Outside of React's own work: within React's work a tap on a part that is not hydrated yet would be dropped.
  setTimeout(() => {
    for (const button of buttons ?? []) if (button.isConnected) button.click()
  })
}
