/** The longest delay in ms: a hidden page draws no frames. */
const longest = 100

/**
 * Runs `work` after the next frame is painted, so that `work` does not delay the visible response to a tap. Several
 * calls run in the order of the calls.
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
