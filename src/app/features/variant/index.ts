/** The choice between a product's variants, shared by the product page and the cart's sheet. */
export { StockBadge } from './stock-badge.tsx'
export { VariantChoices } from './variant-choices.tsx'
export {
  type ChoiceGroup,
  type Choices,
  choicesAfter,
  choicesOf,
  currentChoices,
  groupsOf,
  type Offer,
  offerOf,
} from './variant-rules.ts'
