import { type Mutant, mutant } from './mutant.ts'

export const logouts: readonly Mutant[] = [
  mutant(
    'logouts: without an answer the logout is forgotten',
    'domains/logouts.ts',
    ': { ok: false, failure: outcome.failure }',
    ': { ok: true, at: 0 }',
    75,
  ),
  mutant(
    'logouts: the token of the signed-in shopper is sent',
    'domains/logouts.ts',
    'await attempt(logout, {}, { base, token, signal })',
    'await attempt(logout, {}, { base, signal })',
    75,
  ),
  mutant(
    'logouts: a refused logout signs the next shopper out',
    'domains/logouts.ts',
    'import { attempt, type Failure',
    'import { call as attempt, type Failure',
    40,
  ),
  mutant(
    "logouts: another shopper's login removes the command",
    'domains/logouts.ts',
    'isOfPhone: true',
    'isOfPhone: false',
    35,
  ),
]
