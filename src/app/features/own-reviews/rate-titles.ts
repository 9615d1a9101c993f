import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of `/Completed/RateProduct`: the list of items to review, and the form of a review. */
export const rateTitle = (i18n: I18n): string => i18n._(msg`Rate products`)
/** The title of `/profile/reviews`. */
export const ownReviewsTitle = (i18n: I18n): string => i18n._(msg`My reviews`)
