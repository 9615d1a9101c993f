import { useEffect, useState } from 'react'
import { fillField, searchField } from './search-field.ts'

export const suggestionListId = 'search-suggestions'
export const optionId = (at: number) => `search-suggestion-${at}`

type Keys = {
  /** The text that each option would write into the field; null for an option that cannot be typed. */
  readonly options: readonly (string | null)[]
  readonly onEscape: () => void
  /** Called for the down arrow where the list of options is empty. */
  readonly onDown: () => void
}

/**
 * Makes the field a combobox over the list of suggestions: up and down move through the options, Enter opens the active
 * option, the right arrow writes it into the field, Escape first deactivates it and then closes the list. Returns the
 * index of the active option, −1 for none.
 */
export function useActiveOption({ options, onEscape, onDown }: Keys): number {
  const [chosen, setChosen] = useState({ of: options, at: -1 })
  // A new list starts without an active option.
  const active = chosen.of === options ? chosen.at : -1
  const count = options.length

  useEffect(() => {
    const field = searchField()
    if (!field) return
    const set = (name: string, value: string | null) =>
      value === null ? field.removeAttribute(name) : field.setAttribute(name, value)
    set('aria-expanded', String(count > 0))
    set('aria-controls', count > 0 ? suggestionListId : null)
    set('aria-activedescendant', active >= 0 ? optionId(active) : null)
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
    return () => {
      set('aria-expanded', 'false')
      for (const name of ['aria-controls', 'aria-activedescendant']) set(name, null)
    }
  }, [active, count])

  useEffect(() => {
    const field = searchField()
    const goTo = (event: KeyboardEvent, at: number) => {
      event.preventDefault()
      setChosen({ of: options, at })
    }
    const press = (event: KeyboardEvent) => {
      // During composition, for example of Chinese, the keys belong to the input method.
      if (event.isComposing) return
      const { key } = event
      const words = options[active]
      if (key === 'ArrowDown' && count === 0) {
        event.preventDefault()
        onDown()
      } else if (key === 'ArrowDown') goTo(event, active + 1 < count ? active + 1 : -1)
      else if (key === 'ArrowUp' && count > 0) goTo(event, active < 0 ? count - 1 : active - 1)
      else if (key === 'Escape' && active >= 0) goTo(event, -1)
      else if (key === 'Escape') onEscape()
      else if (key === 'Enter' && active >= 0) {
        event.preventDefault()
        document.getElementById(optionId(active))?.click()
      } else if (key === 'ArrowRight' && words && field?.selectionStart === field?.value.length) {
        event.preventDefault()
        fillField(words)
      }
    }
    field?.addEventListener('keydown', press)
    return () => field?.removeEventListener('keydown', press)
  }, [options, active, count, onEscape, onDown])

  return active
}
