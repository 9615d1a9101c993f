import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { Place } from '#device/place.ts'

/** The context of route loaders, which start queries and never wait for them. */
export type RouteContext = {
  readonly client: QueryClient
  readonly place: Place
  readonly i18n: I18n
  /** Path and query for which the server's document found nothing. */
  missing?: string
  /** Path and query of the screen in the server's document, which includes all answers that the screen needs. */
  answered?: string
}
