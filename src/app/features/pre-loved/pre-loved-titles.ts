import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of `/pre-loved`: the items that other shoppers sell. */
export const preLovedTitle = (i18n: I18n): string => i18n._(msg`Pre-loved`)
/** The title of `/pre-loved/offer`: the form of an offer. */
export const sellTitle = (i18n: I18n): string => i18n._(msg`Sell an item`)
/** The title of `/pre-loved/offers`: the shopper's own offers. */
export const ownOffersTitle = (i18n: I18n): string => i18n._(msg`My listings`)

/** The title of a page below `/pre-loved`, by the second segment of its path. */
export const titleOfPart = (i18n: I18n, part: string | undefined): string =>
  part === 'offer' ? sellTitle(i18n) : part === 'offers' ? ownOffersTitle(i18n) : preLovedTitle(i18n)
