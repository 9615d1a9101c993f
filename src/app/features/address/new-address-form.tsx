import { Trans, useLingui } from '@lingui/react/macro'
import type { Address } from '#contract/account/address.ts'
import type { Language } from '#contract/wire.ts'
import { useMarket } from '#device/market.ts'
import { regionName } from '#words/screens/country-names.ts'
import styles from './address-form.module.css'
import { DraftedForm } from './drafted-form.tsx'

type Properties = {
  /** Whether the shopper has addresses, but none in the region. */
  isAbroad: boolean
  onSaved: (saved: Address) => void
}

/** The form of a new address as a part of the checkout, which delivers only in the country of its region. */
export function NewAddressForm({ isAbroad, onSaved }: Properties) {
  const { i18n } = useLingui()
  const region = regionName(useMarket().regionId, i18n.locale as Language)
  return (
    <section aria-labelledby="new-address">
      <h2 id="new-address" className={styles.title}>
        <Trans>Where should we deliver?</Trans>
      </h2>
      {isAbroad && (
        <p className={styles.abroad}>
          <Trans>Your saved addresses are in other countries. Add an address in {region} to order here.</Trans>
        </p>
      )}
      <DraftedForm
        addrId={null}
        saved={undefined}
        isDefault={isAbroad ? 'open' : 'first'}
        isInRegion
        onSaved={onSaved}
      />
    </section>
  )
}
