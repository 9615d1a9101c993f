import { Trans } from '@lingui/react/macro'
import { QuantityStepper, type QuantityStepperProperties } from '#ui/choice/quantity-stepper.tsx'
import styles from '../product-buy.module.css'

/** The quantity of a product: a row on the phone, beside the buttons on the desktop. */
export function ProductQuantity(properties: QuantityStepperProperties) {
  return (
    <div className={styles.row}>
      <span className={styles.label}>
        <Trans>Quantity</Trans>
      </span>
      <QuantityStepper {...properties} />
    </div>
  )
}
