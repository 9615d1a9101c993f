import { startPage } from '#cache/catalogue-queries.ts'
import type { RouteContext } from '#cache/route-context.ts'
import { addWords } from '#i18n/activate.ts'
import { wordPartOfPath } from '#words/word-parts.ts'

type Opened = {
  readonly context: RouteContext
  readonly location: { readonly pathname: string; readonly searchStr: string }
}

/**
 * The loader of every screen: starts the calls of its first view without waiting for them, and fetches the screen's
 * messages, which the router waits for, as for its code.
 */
export function openPage({ context, location }: Opened): Promise<void> | undefined {
  const address = location.pathname + location.searchStr
  if (address !== context.missing && address !== context.answered)
    void startPage(context.client, location.pathname, new URLSearchParams(location.searchStr), context.place)
  const part = wordPartOfPath(location.pathname)
  return (part && addWords(context.i18n, part, context.place.lang)) ?? undefined
}
