import type { Wanted } from './login-dialogue.ts'

let carried: Wanted = {}

/** The modal gives way to the registration: what was wanted goes along, and the place where it was. */
export const carryToRegister = (wanted: Wanted): void => {
  carried = { path: location.pathname + location.search, ...wanted }
}

/** What a registration goes on with; home, where nothing is known. */
export const carriedWanted = (): Wanted => ({ path: '/', ...carried })
