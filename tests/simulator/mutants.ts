import type { Mutation } from './shipped.ts'

/** What somebody could break, and what the simulator must then find. */
export type Mutant = { readonly name: string; readonly firstSeed: number; readonly mutations: readonly Mutation[] }

const mutant = (name: string, file: string, from: string, to: string, firstSeed = 1): Mutant => ({
  name,
  firstSeed,
  mutations: [{ file, from, to }],
})

export const mutants: readonly Mutant[] = [
  mutant(
    'the key is another one at every sending',
    'replay-batch.ts',
    'key: id, madeAt: at',
    'key: crypto.randomUUID(), madeAt: at',
  ),
  mutant(
    'what is repeated gets a new key',
    'replay-batch.ts',
    "state: 'sent', sentAt: one.sentAt ?? now })",
    "state: 'sent', sentAt: one.sentAt ?? now, id: one.state === 'sent' ? crypto.randomUUID() : one.id })",
  ),
  mutant(
    'no lock',
    'one-at-a-time.ts',
    'return locks ? locks.request(name, work) : work()',
    'return locks === null ? locks : work()',
    21,
  ),
  mutant('409 is taken for a refusal', 'replay.ts', '[400, 403, 404, 413, 422]', '[400, 403, 404, 409, 413, 422]', 20),
  mutant(
    '5xx is taken for a refusal',
    'replay.ts',
    '[400, 403, 404, 413, 422]',
    '[400, 403, 404, 413, 422, 500, 503]',
    18,
  ),
  mutant('429 is taken for a refusal', 'replay.ts', '[400, 403, 404, 413, 422]', '[400, 403, 404, 413, 422, 429]', 1),
  mutant(
    "a captive portal's page is taken for a refusal",
    'replay.ts',
    "if (failure.kind === 'broken') return failure.status === 413",
    "if (failure.kind === 'broken') return failure.status < 500",
    2,
  ),
  mutant(
    'the region is dropped',
    'replay.ts',
    '      regionId,\n      userId: shopper,\n      body',
    '      userId: shopper,\n      body',
  ),
  {
    name: 'an older cart comes over a newer one',
    firstSeed: 116,
    mutations: [
      { file: 'outbox.ts', from: 'return isOpen || isOlder ?', to: 'return isOpen ?' },
      {
        file: 'replay-batch.ts',
        from: 'answer.version >= (cartOf(records, shopper, batch.regionId)?.version ?? 0)',
        to: 'answer.version >= 0',
      },
    ],
  },
  mutant(
    'a 401 wipes what waits',
    'replay.ts',
    '  report.isLeft = true\n  report.isPaused',
    '  if (statusOf(failure) === 401) void outboxRecords.clear()\n  report.isLeft = true\n  report.isPaused',
  ),
  mutant(
    "another shopper's commands are sent",
    'replay-batch.ts',
    ".filter(\n    (one) => one.shopper === shopper || (one.shopper === '' && guests.has(one.id)),\n  )",
    '.map((one): OutboxCommand => ({ ...one, shopper }))',
  ),
  mutant(
    'it is not written down before it leaves that it is sent',
    'replay-batch.ts',
    "({ ...one, state: 'sent', sentAt: one.sentAt ?? now }))",
    '({ ...one, sentAt: now }))',
  ),
  mutant(
    'what was sent is made one with what waits',
    'replay-batch.ts',
    "underWay.findLastIndex(({ state }) => state === 'sent') + 1",
    '0',
  ),
  mutant(
    'taps are added up past a change of variant',
    'coalesce-cart.ts',
    'input.skuId === skuId || input.toSkuId === skuId',
    'skuId < 0',
    21,
  ),
  mutant(
    'what is undone alone was made one with others',
    'coalesce-cart.ts',
    '{ ...start, id: crypto.randomUUID(), input',
    '{ ...start, input',
    97,
  ),
  mutant(
    'a refusal is dropped in silence',
    'replay-batch.ts',
    'gone: done.map(',
    "gone: answered.filter(({ outcome }) => outcome.outcome !== 'corrected').map(",
  ),
  mutant(
    'a correction is dropped in silence',
    'replay-batch.ts',
    'gone: done.map(',
    "gone: answered.filter(({ outcome }) => outcome.outcome !== 'refused').map(",
    6,
  ),
  mutant(
    'what was sent is repeated after 90 days',
    'replay-batch.ts',
    "state === 'sent' && (now - sentAt > known || sentAt - now > day)",
    "state === 'sent' && now + sentAt < 0",
    8,
  ),
  mutant(
    "the phone's own clock says what may be repeated",
    'replay.ts',
    'return () => Math.round(outcome.at + performance.now() - since)',
    'return () => Date.now() + 0 * since',
    828,
  ),
  mutant(
    "a guest's cart is joined and stays a guest's",
    'replay-batch.ts',
    'gone: before.map(({ id }) => id)',
    "gone: before.filter((one) => one.shopper !== '').map(({ id }) => id)",
  ),
  {
    name: 'what a guest does after somebody left is taken for theirs',
    firstSeed: 12,
    mutations: [
      { file: 'replay-batch.ts', from: "one.shopper === '' && guests.has(one.id)", to: "one.shopper === ''" },
      {
        file: 'replay.ts',
        from: 'if ((await readSession())?.token.userId !== shopper)',
        to: "if ((await readSession())?.token.userId === '')",
      },
    ],
  },
  mutant(
    'who left while a token was renewed is signed in again',
    'session.ts',
    '(now?.token.refresh_token === own ? next : undefined)',
    '(now === null ? undefined : next)',
    203,
  ),
  mutant(
    'a lost answer is taken for a yes',
    'replay.ts',
    '  if (!isFinal(outcome.failure)) return (wait',
    "  if (outcome.failure.kind === 'network') await settle(batch, shopper, commands.map(({ id: key }) => ({ key, outcome: 'done' })), null, report)\n  if (!isFinal(outcome.failure)) return (wait",
  ),
  mutant(
    'a tap is called written down before it is',
    'stores.ts',
    '        await promisifyRequest(records.transaction)\n',
    '',
  ),
  mutant('commands go in the wrong order', 'replay-batch.ts', '.slice(0, size)\n', '.slice(0, size).reverse()\n'),
  mutant(
    'half of what was too large for one call is forgotten',
    'replay.ts',
    'return Math.ceil(commands.length / 2)',
    "return void (await settle(batch, shopper, commands.slice(1).map(({ id: key }) => ({ key, outcome: 'done' })), null, report)) ?? 1",
  ),
  mutant(
    'what a full phone could not mark is sent all the same',
    'replay.ts',
    'if (!taken) report.isLeft = true',
    'if (!taken) await sendBatch(takeBatch(await outboxRecords.all(), shopper, guests, clock(), size).said ?? { regionId: 0, commands: [], lang: undefined }, shopper, options, report), (report.isLeft = true)',
    49,
  ),
]
