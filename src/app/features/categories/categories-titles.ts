import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of `/categories/`. */
export const categoriesTitle = (i18n: I18n): string => i18n._(msg`All categories`)
