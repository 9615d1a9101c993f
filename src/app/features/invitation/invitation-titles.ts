import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of `/myInvitation`. */
export const invitationTitle = (i18n: I18n): string => i18n._(msg`Invite friends`)
