import { useEffect, useSyncExternalStore } from 'react'
import { brand } from '#words/brand.ts'

/** The id of the element in the phone's header that shows the screen's title. */
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

/**
 * Sets the page's title in the tab, in the history and in the phone's header; without a title the mall's own name is
 * used. The route's `head` titles the server's document by the same function.
 */
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

/** The screen's title; empty until the screen has set one. */
export const useScreenTitle = (): string =>
  useSyncExternalStore(
    subscribe,
    () => named,
    () => '',
  )
