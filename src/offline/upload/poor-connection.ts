/** The part of the Network Information API that counts here; Firefox and Safari have none of it. */
type Connection = EventTarget & { readonly saveData?: boolean; readonly effectiveType?: string }

/** The browser's report about the connection, on a page and in the worker. */
const connection = (): Connection | undefined =>
  (globalThis.navigator as { readonly connection?: Connection } | undefined)?.connection

/**
 * Whether the browser reports a connection that is too poor for pictures nobody waits for: it saves data, or is as slow
 * as 2G (decision 0061). Without a report, every connection is good.
 */
export function isPoorConnection(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {}
  return saveData || ['slow-2g', '2g'].includes(effectiveType)
}

/** Calls `listener` when the report changes. */
export const onConnectionReport = (listener: () => void): void => connection()?.addEventListener?.('change', listener)
