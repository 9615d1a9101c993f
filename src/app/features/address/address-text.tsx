import type { Address } from '#contract/account/address.ts'
import styles from './address-card.module.css'

/** The mobile numbers and the location of an address, from the street up to the country. */
export function AddressText({
  address: { mobile, alternativeMobile, addr, area, city, province, country, postCode },
}: {
  address: Address
}) {
  return (
    <div className={styles.text}>
      <p className={styles.numbers}>{[mobile, alternativeMobile].filter(Boolean).join(' · ')}</p>
      <p className={styles.line}>{addr}</p>
      <p>{[area, city, province, postCode, country].filter(Boolean).join(', ')}</p>
    </div>
  )
}
