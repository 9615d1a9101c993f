import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { wordsOfFailure } from '#i18n/failure-words.ts'
import type { Failure } from '#offline/call.ts'

/**
 * The message of a refused checkout. The cart's message for missing stock ("failed to add") does not fit an order,
 * which shows "Out stock." (docs/product.md#messages).
 */
export const wordsOfCheckout = (failure: Failure): string =>
  failure.kind === 'refused' && failure.code === 'OUT_OF_STOCK' ? i18n._(msg`Out stock.`) : wordsOfFailure(failure)
