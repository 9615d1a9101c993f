import type { Language } from '#contract/languages.ts'
import { regionOfPage } from '#device/device-choices.ts'
import { serverNow } from '#device/server-clock.ts'
import { preferencesDomain } from '#offline/domains/preferences.ts'
import { append } from '#offline/outbox/outbox.ts'
import { shopperNow } from './shopper.ts'

/**
 * Appends a language or region for the signed-in shopper's account (docs/product.md#sessions); does nothing for a
 * guest.
 */
export async function keepPreference(
  choice: { readonly lang: Language } | { readonly regionId: number },
): Promise<void> {
  const shopper = shopperNow()?.userId
  if (shopper === undefined) return
  const input =
    'lang' in choice
      ? ({ field: 'language', lang: choice.lang } as const)
      : ({ field: 'region', regionId: choice.regionId } as const)
  await append(preferencesDomain, { shopper, regionId: regionOfPage() ?? 0, at: Math.round(serverNow()), input })
}
