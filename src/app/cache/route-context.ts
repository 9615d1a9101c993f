import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { Place } from '#device/place.ts'

/** What a loader may use: it starts queries and never waits for them (docs/CONTRIBUTING.md#how-a-page-comes-up). */
export type RouteContext = {
  readonly client: QueryClient
  readonly place: Place
  readonly i18n: I18n
  /** Path and query at which the server's document found nothing. */
  missing?: string
  /** Path and query of the screen that the server's document holds, all that it asks for included. */
  answered?: string
}
