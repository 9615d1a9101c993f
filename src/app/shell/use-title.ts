import { useEffect, useSyncExternalStore } from 'react'
import { brand } from '#words/brand.ts'

/** Where the phone's header shows how the screen calls itself. */
export const screenTitleId = 'screen-title'

/** Writes the screen's title into the server's markup: the header is rendered before the screen, and cannot know it. */
export function markupWithTitle(markup: string, title = ''): string {
  const text = title.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  return markup.replace(new RegExp(`<p id="${screenTitleId}"[^>]*>`), (start) => start + text)
}

let named = ''
const listeners = new Set<() => void>()
const name = (title = '') => {
  named = title
  for (const listener of listeners) listener()
}

/** Names the page in the tab, in the history and in the phone's header; without a title the tab has the mall's name. The route's `head` names the server's document by the same function. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name
    name(title)
    return name
  }, [title])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How the screen calls itself; empty until it has said so. */
export const useScreenTitle = (): string =>
  useSyncExternalStore(
    subscribe,
    () => named,
    () => '',
  )
