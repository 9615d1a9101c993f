import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's markup and in the page's first render over it, then true: what is below the fold waits for it. */
export const useIsHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false)
