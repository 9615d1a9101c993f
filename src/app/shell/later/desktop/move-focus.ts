/**
 * Moves the focus in a list of links with inner lists: up and down between the links of one list, Home and End to its
 * ends, right into the inner list, left back to the outer link. Returns whether the key moves the focus.
 */
export function moveFocus(key: string, target: EventTarget): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  const list = link?.closest('ul')
  if (!link || !list) return false
  const links = [...list.querySelectorAll<HTMLElement>(':scope > li > a')]
  const at = links.indexOf(link)
  const next = {
    ArrowDown: links[(at + 1) % links.length],
    ArrowUp: links[(at + links.length - 1) % links.length],
    Home: links[0],
    End: links[links.length - 1],
    ArrowRight: link.parentElement?.querySelector<HTMLElement>(':scope > ul a'),
    ArrowLeft: list.parentElement?.closest('li')?.querySelector<HTMLElement>('a'),
  }[key]
  next?.focus()
  return next !== null && next !== undefined
}
