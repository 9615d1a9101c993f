import { useEffect, useState } from 'react'
import { searchField } from './search-field.ts'

/** Pause in typing, in ms, after which suggestions are requested. */
const debounce = 150

/**
 * The text of the field once typing has paused, including text typed before the script had loaded; updates at once when
 * the field is emptied.
 */
export function useTyped(): string {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const field = searchField()
    if (!field) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => setTyped(field.value.trim())
    const follow = () => {
      clearTimeout(timer)
      if (field.value.trim() === '') update()
      else timer = setTimeout(update, debounce)
    }
    update()
    field.addEventListener('input', follow)
    return () => {
      clearTimeout(timer)
      field.removeEventListener('input', follow)
    }
  }, [])
  return typed
}
