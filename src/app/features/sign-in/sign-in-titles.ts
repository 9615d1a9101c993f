import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of `/signed-in`. */
export const signedInTitle = (i18n: I18n): string => i18n._(msg`Log in`)
/** The title of `/Register`. */
export const registerTitle = (i18n: I18n): string => i18n._(msg`Create an account`)
