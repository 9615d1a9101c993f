import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of all reviews of a product. */
export const reviewsTitle = (i18n: I18n): string => i18n._(msg`Customer reviews`)
