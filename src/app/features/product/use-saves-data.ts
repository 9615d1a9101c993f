import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Whether the person asked the browser to spare data; the server cannot know and says no. */
export const useSavesData = (): boolean =>
  useSyncExternalStore(subscribe, () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true, () => false)
