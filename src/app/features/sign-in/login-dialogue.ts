import { Store, useSelector } from '@tanstack/react-store'

/** What is gone on with after login: a place, where it is another than the one that the modal stands over. */
export type Wanted = { readonly path?: string }

const wanted = new Store<Wanted | null>(null)

/** Opens the login modal over the page, which stays where it is. */
export const openLogin = (next: Wanted = {}): void => wanted.setState(() => next)

/** Closes it; what was wanted is forgotten. */
export const closeLogin = (): void => wanted.setState(() => null)

/** What the open modal was opened for; null while it is closed. */
export const useWanted = (): Wanted | null => useSelector(wanted)
