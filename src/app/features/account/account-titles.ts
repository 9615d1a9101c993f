import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of `/profile/edit`. */
export const profileEditTitle = (i18n: I18n): string => i18n._(msg`Edit profile`)
/** The title of `/profile/security`. */
export const securityTitle = (i18n: I18n): string => i18n._(msg`Account and security`)
