import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of `/group-buy`. */
export const groupBuyTitle = (i18n: I18n): string => i18n._(msg`Group buy`)

/** The title of the page of a team, with the product once that is known. */
export const teamTitle = (i18n: I18n, name?: string): string =>
  name === undefined ? i18n._(msg`Team`) : i18n._(msg`Team · ${name}`)
