import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of `/profile/coins`. */
export const coinsTitle = (i18n: I18n): string => i18n._(msg`Coins`)
