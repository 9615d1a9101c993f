import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of `/paymentMethod` while it is open. */
export const paymentTitle = (i18n: I18n): string => i18n._(msg`Payment`)
/** The title of `/paymentMethod` when the orders are placed. */
export const placedTitle = (i18n: I18n): string => i18n._(msg`Order placed`)
/** The title of `/profile/cards`. */
export const savedCardsTitle = (i18n: I18n): string => i18n._(msg`Saved cards`)
