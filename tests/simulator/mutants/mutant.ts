import type { Mutation } from '../shipped.ts'

/** A deliberate fault in the shipped code that the simulator must find. */
export type Mutant = { readonly name: string; readonly firstSeed: number; readonly mutations: readonly Mutation[] }

/** A mutant that replaces one passage of one file; `firstSeed` is the first seed that finds it. */
export const mutant = (name: string, file: string, from: string, to: string, firstSeed = 1): Mutant => ({
  name,
  firstSeed,
  mutations: [{ file, from, to }],
})
