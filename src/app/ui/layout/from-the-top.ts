/**
 * Starts a page that has replaced another at its top, with the focus on it (docs/product.md#scroll). The router's
 * scroll memory ignores replaced addresses.
 */
export function fromTheTop(): void {
  scrollTo({ top: 0, behavior: 'instant' })
  document.querySelector('main')?.focus({ preventScroll: true })
}
