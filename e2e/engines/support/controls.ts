/** A part of a page as its reader names the part. */
export type Control = {
  readonly role: keyof typeof selectors
  /** The whole name, or a pattern. */
  readonly name: string | RegExp
}

const selectors = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  textbox: 'input:not([type="radio"], [type="checkbox"], [type="hidden"]), textarea',
  radio: 'input[type="radio"]',
  checkbox: 'input[type="checkbox"]',
  combobox: '[role="combobox"]',
}

/** The pattern of exactly these words. */
export const exactly = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A control as text, because a pattern does not travel to the page. */
export const searchFor = ({ role, name }: Control) => ({
  selector: selectors[role],
  pattern: name instanceof RegExp ? name.source : `^${exactly(name)}$`,
})

/**
 * Runs in the page: scrolls to the control of this name and answers its middle; null while the page's script has not
 * taken over, and while there is no such control, or one that moves or lies under another.
 */
export async function pointOf({ selector, pattern }: ReturnType<typeof searchFor>) {
  if (!document.querySelector('[data-react-aria-top-layer="true"]')) return null
  const words = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const labelIds = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    return (
      element.getAttribute('aria-label') ??
      ([...labelIds.map((id) => document.getElementById(id)), ...labels].map(words).join(' ') || words(element))
    )
  }
  const control = [...document.querySelectorAll(selector)]
    .filter((element) => new RegExp(pattern).test(nameOf(element)) && !element.closest('[aria-hidden="true"], [inert]'))
    // A radio button is drawn by its label.
    .map((element) => (element.matches('[type="radio"]') && element.closest('label')) || element)
    .find((element) => element.checkVisibility())
  if (!control) return null
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = control.getBoundingClientRect()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { left, top, width, height } = control.getBoundingClientRect()
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const isStill = before.left === left && before.top === top
  return isStill && control.contains(document.elementFromPoint(point.x, point.y)) ? point : null
}
