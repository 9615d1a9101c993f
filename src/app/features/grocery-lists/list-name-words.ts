import { t } from '@lingui/core/macro'
import { failureWords } from '#i18n/failure-words.ts'
import type { GroceryResult } from '#offline/grocery-lists.ts'

type Refused = Extract<GroceryResult, { readonly ok: false }>

/** The sentence for a list that cannot be made, with the reason and what the person can do. */
export const notCreatedWords = (code: Refused['code']): string =>
  `${t`Failed to create grocery list.`} ${failureWords(code, '')}`

/** The sentence for a name that a list cannot have, or for a list that cannot be made (docs/product.md#validation). */
export const listNameWords = (code: Refused['code']): string =>
  code === 'INVALID'
    ? t`A list name has 1 to 60 visible characters.`
    : code === 'LISTS_FULL'
      ? notCreatedWords(code)
      : failureWords(code, '')
