export { QuantityStepper } from '#ui/form/quantity-stepper.tsx'
