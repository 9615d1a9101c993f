import { type Mutant, mutant } from './mutant.ts'

export const vouchers: readonly Mutant[] = [
  mutant(
    'vouchers: different vouchers are joined',
    'domains/vouchers.ts',
    'lastValueWins(({ input }) => String(input.voucherId))',
    "lastValueWins(() => 'all')",
    142,
  ),
  {
    name: 'vouchers: a repeat is a tap of its own',
    firstSeed: 18,
    mutations: [
      { file: 'domains/vouchers.ts', from: '{ base, key, regionId', to: '{ base, key: crypto.randomUUID(), regionId' },
      { file: 'domains/vouchers.ts', from: 'collectId: command.id', to: 'collectId: crypto.randomUUID()' },
    ],
  },
  mutant('vouchers: a refusal is not shown', 'domains/vouchers.ts', 'showsRefusals: true', 'showsRefusals: false', 62),
]
