import { useEffect, useSyncExternalStore } from 'react'
import { brand } from '#words/brand.ts'

/** Where the phone's header shows how the screen calls itself. */
export const screenTitleId = 'screen-title'

/** The name that the screen being rendered on the server has given itself; rendering there is never interrupted. */
let heard: string | undefined

/**
 * Renders on the server and tells how the screen calls itself, for the document's own title. The header is rendered
 * before it is known, so it is written into the markup here.
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

/** Names the page in the tab, in the history, in the phone's header and in the server's document; without a name it is the mall's own. */
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

/** How the screen calls itself; empty until it has said so. */
export const useScreenTitle = (): string =>
  useSyncExternalStore(
    subscribe,
    () => named,
    () => '',
  )
