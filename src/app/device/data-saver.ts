import { use, useSyncExternalStore } from 'react'
import { MomentContext } from './moment.ts'

/** index.html decides before the first paint, and again whenever choice or connection change. */
export const savesData = (): boolean => document.documentElement.dataset.saver === 'on'

/** Calls `listener` when data begins or ceases to be saved; gives back how to stop. */
export function onDataSaver(listener: () => void): () => void {
  addEventListener('saver', listener)
  return () => removeEventListener('saver', listener)
}

/**
 * Whether data is saved, followed: by hand, or where the browser was asked to spare data or the connection is slow
 * (decision 0015). While it is, the smallest pictures are shown and nothing is fetched that was not asked for.
 */
export const useSavesData = (): boolean => {
  const moment = use(MomentContext)
  return useSyncExternalStore(onDataSaver, savesData, () => moment.savesData)
}
