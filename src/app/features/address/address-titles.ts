import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of `/addresses`. */
export const addressesTitle = (i18n: I18n): string => i18n._(msg`Addresses`)
/** The title of an address's form; a new address has no id yet. */
export const addressFormTitle = (i18n: I18n, addrId: number | null): string =>
  i18n._(addrId === null ? msg`Add address` : msg`Edit address`)
/** The title by the last segment of the path: none, `new`, or an address's id. */
export const addressTitle = (i18n: I18n, segment: string | undefined): string =>
  segment === undefined ? addressesTitle(i18n) : addressFormTitle(i18n, segment === 'new' ? null : Number(segment))
