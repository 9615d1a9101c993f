/** The longest delay in ms: a hidden page draws no frames. */
const longest = 100

/**
 * Runs work once the next frame is on the screen, so that the work does not delay the visible answer to a tap. Works
 * that are given one after another run in their order.
 */
export function afterPaint(work: () => void): void {
  let isDone = false
  const runOnce = () => {
    if (!isDone) work()
    isDone = true
  }
  requestAnimationFrame(() => setTimeout(runOnce))
  setTimeout(runOnce, longest)
}
