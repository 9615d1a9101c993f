import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of `/wish-list`. */
export const listsTitle = (i18n: I18n): string => i18n._(msg`Grocery lists`)
