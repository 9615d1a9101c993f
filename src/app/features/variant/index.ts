/** The choice between a product's variants: shared by the product page and the sheet of the cart. */
export { VariantChoices } from './variant-choices.tsx'
export { type ChoiceGroup, chosenSku, groupsOf, skuAfter } from './variant-rules.ts'
