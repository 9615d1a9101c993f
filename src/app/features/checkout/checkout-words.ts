import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { wordsOfFailure } from '#i18n/failure-words.ts'
import type { Failure } from '#offline/call.ts'

/**
 * What a refused checkout says. What docs/product.md#messages says of stock to a cart ("failed to add") is not what an
 * order meets (docs/product.md#messages: "Out stock.").
 */
export const wordsOfCheckout = (failure: Failure): string =>
  failure.kind === 'refused' && failure.code === 'OUT_OF_STOCK' ? i18n._(msg`Out stock.`) : wordsOfFailure(failure)
