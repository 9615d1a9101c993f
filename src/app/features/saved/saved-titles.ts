import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of `/saved`. */
export const savedTitle = (i18n: I18n): string => i18n._(msg`Saved on this device`)
