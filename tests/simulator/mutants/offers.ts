import { type Mutant, mutant } from './mutant.ts'

export const offers: readonly Mutant[] = [
  mutant(
    'offers: every attempt has a new key',
    'domains/offers/send-offer.ts',
    'const options = { base, key, regionId',
    'const options = { base, key: crypto.randomUUID(), regionId',
    5,
  ),
  mutant(
    'offers: the versions of different items are joined',
    'domains/offers.ts',
    'lastValueWins(({ input }) => input.key)',
    "lastValueWins(() => 'offer')",
    22,
  ),
  mutant(
    'offers: the first version wins',
    'domains/offers.ts',
    'coalesce: lastValueWins(({ input }) => input.key)',
    'coalesce: (unsent) => unsent.filter((one, at) => unsent.findIndex(({ input }) => input.key === one.input.key) === at)',
    90,
  ),
  mutant(
    'offers: the pictures of a pending offer are removed',
    'offers.ts',
    'const pictures = [...shown, ...own.flatMap(({ input }) => input.pictures)]',
    'const pictures = [...shown]',
    10,
  ),
]
