/** The longest time that the main thread is blocked, in ms; short enough to respond to a tap on any phone. */
const slice = 4

/**
 * Cuts long work into slices: the caller awaits the returned function's result where work may pause. The result is
 * undefined until the slice is used up. Taps and frames are handled during a pause. A message channel, unlike a timer,
 * is not delayed by 4 ms per turn.
 */
export function createYield(): () => Promise<void> | undefined {
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
