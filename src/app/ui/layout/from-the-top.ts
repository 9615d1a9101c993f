/**
 * A page that has taken the place of another begins like any page (docs/product.md#scroll): at its top, with the focus
 * on it. Addresses that are replaced are left alone by the router's memory.
 */
export function fromTheTop(): void {
  scrollTo({ top: 0, behavior: 'instant' })
  document.querySelector('main')?.focus({ preventScroll: true })
}
