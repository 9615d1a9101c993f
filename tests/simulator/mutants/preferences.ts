import { type Mutant, mutant } from './mutant.ts'

export const preferences: readonly Mutant[] = [
  mutant(
    'preferences: an older choice is sent after a newer one',
    'outbox/replay-batch.ts',
    '.sort((a, b) => a.order - b.order)\n    .map((one): C =>',
    '.sort((a, b) => b.order - a.order)\n    .map((one): C =>',
  ),
  mutant(
    'preferences: a language replaces a region',
    'domains/preferences.ts',
    '({ input }) => input.field',
    '() => "all"',
    218,
  ),
  mutant(
    'preferences: every call has a new key',
    'domains/preferences.ts',
    'base, key, regionId',
    'base, key: crypto.randomUUID(), regionId',
    5,
  ),
]
