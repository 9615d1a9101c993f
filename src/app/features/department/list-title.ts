import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of a list of products: its brand, its category, or both; without either, all products. */
export const listTitle = (
  i18n: I18n,
  of: { readonly brandName?: string | undefined; readonly categoryName?: string | undefined },
): string => [of.brandName, of.categoryName].filter(Boolean).join(' · ') || i18n._(msg`All products`)
