/** What other parts may use of the cart: where what was asked of it is done. Asking is ui/addition-store.ts. */
export { AddHost } from './lazy-add-host.tsx'
