/** What other parts may use of the cart: where what was asked of it is done. Asking is ui/product/addition-store.ts. */
export { AddHost } from './lazy-add-host.tsx'
