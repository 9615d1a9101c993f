import { useEffect, useState } from 'react'
import { searchField } from './search-field.ts'

/** A pause after which a person is taken to have typed a word's part, in ms. */
const pause = 150

/** What stands in the field once typing has paused, letters from before the script among it; empty at once when it is emptied. */
export function useTyped(): string {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const field = searchField()
    if (!field) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const take = () => setTyped(field.value.trim())
    const follow = () => {
      clearTimeout(timer)
      if (field.value.trim() === '') take()
      else timer = setTimeout(take, pause)
    }
    take()
    field.addEventListener('input', follow)
    return () => {
      clearTimeout(timer)
      field.removeEventListener('input', follow)
    }
  }, [])
  return typed
}
