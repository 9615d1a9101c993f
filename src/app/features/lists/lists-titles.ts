import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of `/goods`. */
export const goodsTitle = (i18n: I18n): string => i18n._(msg`You may like`)

/** The title of `/trending`. */
export const trendingTitle = (i18n: I18n): string => i18n._(msg`Trending deals`)

/**
 * The title of a tag's page; a tag without products in the region is not in the list of tags, and has no name there.
 */
export const tagTitle = (i18n: I18n, tag: { readonly title: string } | undefined): string =>
  tag?.title ?? i18n._(msg`Products`)
