import { useEffect, useState } from 'react'
import { isComposing } from '#ui/base/is-composing.ts'
import { fillField, searchField } from './search-field.ts'

export const suggestionListId = 'search-suggestions'
export const optionId = (at: number) => `search-suggestion-${at}`

type Keys = {
  /** The suggested words, which are the first options and can be written into the field. */
  readonly words: readonly string[]
  /** The number of all options. */
  readonly count: number
  readonly onEscape: () => void
  /** Called for the down arrow where there is no option. */
  readonly onDown: () => void
}

/**
 * Makes the field a combobox over the list of suggestions: up and down move through the options, Enter opens the active
 * option, the right arrow writes it into the field, Escape first deactivates it and then closes the list. Returns the
 * index of the active option, −1 for none.
 */
export function useActiveOption({ words, count, onEscape, onDown }: Keys): number {
  const [chosen, setChosen] = useState({ of: words, at: -1 })
  // New words start without an active option; products and a shop that arrive later are appended.
  const active = chosen.of === words && chosen.at < count ? chosen.at : -1

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
      setChosen({ of: words, at })
    }
    const press = (event: KeyboardEvent) => {
      if (isComposing(event)) return
      const { key } = event
      const suggestion = words[active]
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
      } else if (key === 'ArrowRight' && suggestion && field?.selectionStart === field?.value.length) {
        event.preventDefault()
        fillField(suggestion)
      }
    }
    field?.addEventListener('keydown', press)
    return () => field?.removeEventListener('keydown', press)
  }, [words, active, count, onEscape, onDown])

  return active
}
