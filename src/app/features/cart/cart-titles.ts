import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of `/Cart`, with the number of products in it. */
export const cartTitle = (i18n: I18n, count: number): string => i18n._(count > 0 ? msg`Cart (${count})` : msg`Cart`)
