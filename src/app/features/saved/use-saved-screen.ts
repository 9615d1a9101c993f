import { useEffect, useState } from 'react'
import { usePlace } from '#device/place.ts'
import { readSavedPages, type SavedPages } from './read-saved-pages.ts'

export type SavedScreenState =
  | { readonly state: 'reading' }
  | { readonly state: 'empty' }
  | ({ readonly state: 'ready' } & SavedPages)

/** The stored pages of this device, read once when the screen opens. */
export function useSavedScreen(): SavedScreenState {
  const place = usePlace()
  const [screen, setScreen] = useState<SavedScreenState>({ state: 'reading' })
  useEffect(() => {
    let isWanted = true
    void readSavedPages(place).then((pages) => {
      const isEmpty = [pages.products, pages.departments, pages.shops].every(({ length }) => length === 0)
      if (isWanted) setScreen(isEmpty ? { state: 'empty' } : { state: 'ready', ...pages })
    })
    return () => {
      isWanted = false
    }
  }, [place])
  return screen
}
