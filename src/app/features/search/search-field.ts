/** The one field of the page that searches; the header holds it. */
export const searchFieldId = 'search-field'

/** The field, or null where this page shows none. */
export const searchField = () => document.getElementById(searchFieldId) as HTMLInputElement | null

/** Writes into the field as if it were typed, and goes on there. */
export function fillField(words: string): void {
  const field = searchField()
  if (!field) return
  field.value = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}
