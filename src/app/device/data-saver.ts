import { use, useSyncExternalStore } from 'react'
import { RenderEnvironmentContext } from './server-clock.ts'

/**
 * Whether data saver is on. index.html decides before the first paint, and again whenever the setting or the connection
 * changes.
 */
export const savesData = (): boolean => document.documentElement.dataset.saver === 'on'

/** Calls `listener` when data saver turns on or off; returns the unsubscribe function. */
export function onDataSaver(listener: () => void): () => void {
  addEventListener('saver', listener)
  return () => removeEventListener('saver', listener)
}

/**
 * Follows whether data saver is on: by the shopper's setting, by the browser's `Save-Data`, or on a slow connection
 * (decision 0015). Data saver shows the smallest pictures, and nothing is fetched in advance.
 */
export const useSavesData = (): boolean => {
  const environment = use(RenderEnvironmentContext)
  return useSyncExternalStore(onDataSaver, savesData, () => environment.savesData)
}
