/** The longest that the page's thread is held at a time, in ms: a tap is answered within it on any phone. */
const slice = 4

/**
 * Cuts long work into slices: `await` what it gives where work may pause; it goes on at once until the slice is spent.
 * Taps and frames come first, and unlike a timer's a channel's turn is not put off by 4 ms each.
 */
export function pauses(): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    if (performance.now() - began < slice) return undefined
    return nextTurn().then(() => {
      began = performance.now()
    })
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
