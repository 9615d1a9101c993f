import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of the 404 page. */
export const pageNotFoundTitle = (i18n: I18n): string => i18n._(msg`404 - Page Not Found`)
