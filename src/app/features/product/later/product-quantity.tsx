import { QuantityStepper, type QuantityStepperProperties } from '#ui/choice/quantity-stepper.tsx'

/** The quantity beside a product's buttons on the desktop. */
export function ProductQuantity(properties: QuantityStepperProperties) {
  return <QuantityStepper {...properties} />
}
