import { type Mutant, mutant } from './mutant.ts'

export const cart: readonly Mutant[] = [
  mutant(
    'the cart: the key changes with every attempt',
    'domains/cart.ts',
    'key: id, madeAt: at',
    'key: crypto.randomUUID(), madeAt: at',
  ),
  mutant(
    'the cart: the region is dropped',
    'domains/cart.ts',
    '{ base, regionId, userId: shopper, body',
    '{ base, userId: shopper, body',
  ),
  {
    name: 'the cart: an older cart comes over a newer one',
    firstSeed: 16,
    mutations: [
      {
        file: 'domains/cart/cached-cart.ts',
        from: 'answer.version < (cartOf(records, shopper, regionId)?.version ?? 0)',
        to: 'answer.version < 0',
      },
    ],
  },
  mutant(
    'the cart: taps before and after a change of variant are added up',
    'domains/cart/coalesce.ts',
    'input.skuId === skuId || input.toSkuId === skuId',
    'skuId < 0',
    122,
  ),
]
