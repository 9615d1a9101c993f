import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of `/vouchers`. */
export const vouchersTitle = (i18n: I18n): string => i18n._(msg`Vouchers`)
