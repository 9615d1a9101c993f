/** The id of the page's only search field, which is in the header. */
export const searchFieldId = 'search-field'

/** The search field, or null where this page has none. */
export const searchField = () => document.getElementById(searchFieldId) as HTMLInputElement | null

/** Sets the field's text as if typed, and focuses the field. */
export function fillField(words: string): void {
  const field = searchField()
  if (!field) return
  field.value = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}
