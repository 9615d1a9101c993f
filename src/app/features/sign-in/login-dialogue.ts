import { Store, useSelector } from '@tanstack/react-store'
import type { PagePath } from '#ui/layout/page-path.ts'

/** The path to continue with after login; undefined for the page below the modal. */
export type LoginTarget = { readonly path?: string }

const loginTarget = new Store<LoginTarget | null>(null)

/** Opens the login modal over the page, which does not change. */
export const openLogin = (next: { readonly path?: PagePath } = {}): void => loginTarget.setState(() => next)

/** Closes the login modal and forgets the wanted path. */
export const closeLogin = (): void => loginTarget.setState(() => null)

/** Hook: the wanted path of the open login modal; null while the modal is closed. */
export const useLoginTarget = (): LoginTarget | null => useSelector(loginTarget)
