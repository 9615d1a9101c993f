import { Store, useSelector } from '@tanstack/react-store'
import type { PagePath } from '#ui/layout/page-path.ts'

/**
 * The action that continues after login. `path` is the page to open; undefined for the page below the modal. `watch` is
 * the id of the sold-out variant whose "Notify me" button led to the login.
 */
export type LoginTarget = { readonly path?: string; readonly watch?: number }

const loginTarget = new Store<LoginTarget | null>(null)

/** Opens the login modal over the page, which does not change. */
export const openLogin = (next: LoginTarget & { readonly path?: PagePath } = {}): void =>
  loginTarget.setState(() => next)

/** Closes the login modal and forgets the target. */
export const closeLogin = (): void => loginTarget.setState(() => null)

/** Hook: the target of the open login modal; null while the modal is closed. */
export const useLoginTarget = (): LoginTarget | null => useSelector(loginTarget)
