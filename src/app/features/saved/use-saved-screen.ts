import { useEffect, useState } from 'react'
import { useMarket } from '#device/market.ts'
import { readSavedPages, type SavedPages } from './read-saved-pages.ts'

export type SavedScreenState =
  | { readonly state: 'reading' }
  | { readonly state: 'empty' }
  | ({ readonly state: 'ready' } & SavedPages)

/** The stored pages of this device, read once when the screen opens. */
export function useSavedScreen(): SavedScreenState {
  const market = useMarket()
  const [screen, setScreen] = useState<SavedScreenState>({ state: 'reading' })
  useEffect(() => {
    let isActive = true
    void readSavedPages(market).then((pages) => {
      const isEmpty = Object.values(pages).every(({ length }) => length === 0)
      if (isActive) setScreen(isEmpty ? { state: 'empty' } : { state: 'ready', ...pages })
    })
    return () => {
      isActive = false
    }
  }, [market])
  return screen
}
