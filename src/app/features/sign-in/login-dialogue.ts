import { Store, useSelector } from '@tanstack/react-store'

/** The path to continue with after login; undefined for the page below the modal. */
export type Wanted = { readonly path?: string }

const wanted = new Store<Wanted | null>(null)

/** Opens the login modal over the page, which does not change. */
export const openLogin = (next: Wanted = {}): void => wanted.setState(() => next)

/** Closes the login modal and forgets the wanted path. */
export const closeLogin = (): void => wanted.setState(() => null)

/** Hook: the wanted path of the open login modal; null while the modal is closed. */
export const useWanted = (): Wanted | null => useSelector(wanted)
