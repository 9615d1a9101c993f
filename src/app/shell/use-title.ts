import { useEffect, useSyncExternalStore } from 'react'
import { brand } from '#words/brand.ts'

/** The id of the element in the phone's header that shows the screen's title. */
export const screenTitleId = 'screen-title'

/** The title that the screen being rendered on the server has set; a render on the server is never interrupted. */
let heard: string | undefined

/**
 * Renders on the server and returns the screen's title for the document's own title. The header is rendered before the
 * title is known, so the title is inserted into the markup here.
 */
export function titleOfRender(render: () => string): { markup: string; title: string | undefined } {
  heard = undefined
  const markup = render()
  const title: string | undefined = heard
  const text = (title ?? '').replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  return { markup: markup.replace(new RegExp(`<p id="${screenTitleId}"[^>]*>`), (start) => start + text), title }
}

let named = ''
const listeners = new Set<() => void>()
const name = (title = '') => {
  named = title
  for (const listener of listeners) listener()
}

/**
 * Sets the page's title in the tab, in the history, in the phone's header and in the server's document; without a title
 * the mall's own name is used.
 */
export function useTitle(title?: string): void {
  if (import.meta.env.SSR) heard = title
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
