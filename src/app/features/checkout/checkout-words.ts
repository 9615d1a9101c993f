import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { wordsOfFailure } from '#i18n/failure-words.ts'
import type { Failure } from '#offline/call.ts'

/**
 * The message of a refused checkout. The cart's message for missing stock ("failed to add") does not fit an order,
 * which shows "Out stock." (docs/product.md#messages). Coins that were spent elsewhere are no changed price.
 */
export function wordsOfCheckout(failure: Failure): string {
  if (failure.kind === 'refused') {
    if (failure.code === 'OUT_OF_STOCK') return i18n._(msg`Out stock.`)
    if (failure.fields?.['coins']) return i18n._(msg`Your coins were used elsewhere. Please check the new total.`)
  }
  return wordsOfFailure(failure)
}

/**
 * Whether the ordered lines are no longer in the cart: they were ordered or removed on another device or in another
 * tab.
 */
export const isGoneFromCart = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.fields?.['basketIds'] === 'NOT_FOUND'
