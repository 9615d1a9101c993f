import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of `/iCanchat`. */
export const chatTitle = (i18n: I18n): string => i18n._(msg`Chat`)
