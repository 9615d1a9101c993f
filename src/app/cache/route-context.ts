import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { Market } from '#device/market.ts'

/** The router's context, with which loaders and heads work. */
export type RouteContext = {
  readonly client: QueryClient
  /** The region that is sold to, and the language of the texts. */
  readonly market: Market
  readonly i18n: I18n
  /** Path and query for which the server's document found nothing; the page makes no calls there again. */
  missing?: string
  /** On the server: the mall's own address without a path, and path and query of the request as sent. */
  readonly request?: { readonly origin: string; readonly href: string }
}
