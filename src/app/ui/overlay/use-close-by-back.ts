import { useEffect, useRef } from 'react'

/** A watcher of the device's way to close an overlay; TypeScript's DOM types do not have the class yet. */
type CloseWatcher = { onclose: (() => void) | null; destroy(): void }

/**
 * Closes an overlay by the Back gesture of Android. In browsers without close watchers (Safari, Firefox), Back leaves the
 * page (docs/design.md#sheet).
 */
export function useCloseByBack(onClose: () => void): void {
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher }
    if (!CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => latest.current()
    return () => watcher.destroy()
  }, [])
}
