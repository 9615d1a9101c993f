import type { Mutation } from './shipped.ts'

/** A deliberate fault in the shipped code that the simulator must find. */
export type Mutant = { readonly name: string; readonly firstSeed: number; readonly mutations: readonly Mutation[] }

const mutant = (name: string, file: string, from: string, to: string, firstSeed = 1): Mutant => ({
  name,
  firstSeed,
  mutations: [{ file, from, to }],
})

const finals = '[400, 403, 404, 413, 422]'

/** Faults of the code that all domains share. */
const machinery: readonly Mutant[] = [
  mutant(
    'a repeated command gets a new key',
    'replay-batch.ts',
    "state: 'sent', sentAt: one.sentAt ?? now }",
    "state: 'sent', sentAt: one.sentAt ?? now, id: one.state === 'sent' ? crypto.randomUUID() : one.id }",
  ),
  mutant(
    'replays run without a lock',
    'with-lock.ts',
    'return locks ? locks.request(name, work) : work()',
    'return locks === null ? locks : work()',
    156,
  ),
  mutant('a 409 counts as a refusal', 'replay.ts', finals, '[400, 403, 404, 409, 413, 422]', 5),
  mutant('a 5xx counts as a refusal', 'replay.ts', finals, '[400, 403, 404, 413, 422, 500, 503]', 16),
  mutant('a 429 counts as a refusal', 'replay.ts', finals, '[400, 403, 404, 413, 422, 429]', 20),
  mutant(
    "a captive portal's page counts as a refusal",
    'replay.ts',
    "if (failure.kind === 'broken') return failure.status === 413",
    "if (failure.kind === 'broken') return failure.status < 500",
    17,
  ),
  mutant(
    "a captive portal's page counts as an answer without a value",
    'later/read-answer.ts',
    '.catch(() => notJson)',
    '.catch(() => undefined)',
    17,
  ),
  mutant(
    'a 401 deletes pending commands',
    'replay.ts',
    '  report.isLeft = true\n  report.isPaused ||=',
    '  if (statusOf(failure) === 401) void outboxRecords.clear()\n  report.isLeft = true\n  report.isPaused ||=',
    2,
  ),
  mutant(
    "another shopper's commands are sent",
    'replay-batch.ts',
    "(one) => one.shopper === shopper || (domain.mergeGuest && one.shopper === '' && guests.has(one.id)),",
    '(one) => Object.assign(one, { shopper }) !== null,',
    2,
  ),
  mutant(
    'a command is not marked as sent before it leaves',
    'replay-batch.ts',
    "const sent: C = { ...one, state: 'sent', sentAt: one.sentAt ?? now }",
    'const sent: C = { ...one, sentAt: now }',
  ),
  mutant(
    'sent commands are coalesced with waiting ones',
    'replay-batch.ts',
    "underWay.findLastIndex(({ state }) => state === 'sent') + 1",
    '0',
    2,
  ),
  mutant(
    'a refusal is dropped silently',
    'replay-batch.ts',
    'const over = domain.showsRefusals ? done :',
    "const over = domain.showsRefusals ? answered.filter(({ outcome }) => outcome.outcome !== 'corrected').map(({ command }) => command) :",
  ),
  mutant(
    'a correction is dropped silently',
    'replay-batch.ts',
    'const over = domain.showsRefusals ? done :',
    "const over = domain.showsRefusals ? answered.filter(({ outcome }) => outcome.outcome !== 'refused').map(({ command }) => command) :",
    5,
  ),
  mutant(
    'a sent command is repeated after 90 days',
    'replay-batch.ts',
    "state === 'sent' && (now - sentAt > keyLife || sentAt - now > day)",
    "state === 'sent' && now + sentAt < 0",
    38,
  ),
  mutant(
    "the phone's clock decides whether a command may be repeated",
    'replay.ts',
    'return () => Math.round(outcome.at + performance.now() - since)',
    'return () => Date.now() + 0 * since',
    1678,
  ),
  mutant(
    'merged commands of a guest also stay with the guest',
    'replay-batch.ts',
    'gone: before.map(({ id }) => id)',
    "gone: before.filter((one) => one.shopper !== '').map(({ id }) => id)",
    4,
  ),
  {
    name: 'what a guest does after somebody left is taken for theirs',
    firstSeed: 33,
    mutations: [
      { file: 'replay-batch.ts', from: "one.shopper === '' && guests.has(one.id)", to: "one.shopper === ''" },
      {
        file: 'replay.ts',
        from: '(await readSession())?.token.userId !== shopper',
        to: "(await readSession())?.token.userId === ''",
      },
    ],
  },
  mutant(
    'a shopper who left while a token was renewed is signed in again',
    'session.ts',
    '(now?.token.refresh_token === own ? next : undefined)',
    '(now === null ? undefined : next)',
    1323,
  ),
  mutant(
    'a lost answer counts as success',
    'replay.ts',
    '  if (!isFinal(sent.failure)) {',
    "  if (sent.failure.kind === 'network') await settle(run, batch, commands.map(({ id: key }) => ({ key, outcome: 'done' })), null)\n  if (!isFinal(sent.failure)) {",
    3,
  ),
  mutant(
    'a tap is reported as stored before it is',
    'stores.ts',
    '          await promisifyRequest(records.transaction)\n',
    '',
  ),
  mutant(
    'commands are sent in the wrong order',
    'replay-batch.ts',
    'return ready.slice(0, Math.min(most, domain.sizeOf(ready)))',
    'return ready.slice(0, Math.min(most, domain.sizeOf(ready))).reverse()',
    2,
  ),
  mutant(
    'half of the commands that were too large for one call are forgotten',
    'replay.ts',
    'return Math.ceil(commands.length / 2)',
    "return void (await settle(run, batch, commands.slice(1).map(({ id: key }) => ({ key, outcome: 'done' })), null)) ?? 1",
  ),
  mutant(
    'a command that a full phone could not mark as sent is sent',
    'replay.ts',
    'if (!marked) report.isLeft = true',
    'if (!marked) { const all = await outboxRecords.all(); const next = nextBatch(domain, all, shopper, guests, clock(), size, key).result; if (next) await sendBatch(run, next); report.isLeft = true }',
    84,
  ),
]

const cart: readonly Mutant[] = [
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
    firstSeed: 9,
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
    61,
  ),
  mutant(
    'the cart: a command that can be undone alone is joined with others',
    'domains/cart/coalesce.ts',
    '{ ...start, id: crypto.randomUUID(), input',
    '{ ...start, input',
    66,
  ),
]

const favourites: readonly Mutant[] = [
  mutant(
    'favourites: the first of two choices is sent',
    'domain.ts',
    'join: (before: C, last: C) => C = (_, last) => last',
    'join: (before: C, last: C) => C = (before, _last) => before',
    7,
  ),
  mutant(
    'favourites: choices of different products are joined',
    'domains/favourites.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    '`${kind} ${id}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    '`${kind} ${id < 0}`',
    3,
  ),
  mutant(
    "favourites: a choice that the guest undid becomes the shopper's",
    'domains/favourites.ts',
    '.filter(({ input }) => input.isKept)\n',
    '\n',
    56,
  ),
  mutant(
    "favourites: a guest's choices are lost at login",
    'domains/favourites.ts',
    '.filter(({ input }) => input.isKept)\n',
    '.filter(({ input }) => !input.isKept)\n',
    6,
  ),
  mutant(
    'favourites: a refusal is dropped silently',
    'domains/favourites.ts',
    'showsRefusals: true',
    'showsRefusals: false',
    3,
  ),
]

const footprint: readonly Mutant[] = [
  mutant(
    'footprint: views are sent twice, under two keys',
    'domains/footprint.ts',
    'const options = { base, key, userId',
    'const options = { base, key: crypto.randomUUID(), userId',
    6,
  ),
  mutant(
    'footprint: a repeated call also contains later commands',
    'replay-batch.ts',
    "if (!domain.hasKeys && first.state === 'sent')",
    "if (!domain.hasKeys && first.state === 'sent' && first.batch === undefined)",
    75,
  ),
  mutant(
    'footprint: a removal is sent before an earlier view',
    'domains/footprint.ts',
    'views = commands.flatMap',
    'views = commands.slice(1).flatMap',
    2,
  ),
  mutant(
    'footprint: a removal is sent without its views',
    'domains/footprint.ts',
    '{ ...options, body: ids }',
    '{ ...options, body: [] }',
    86,
  ),
]

const preferences: readonly Mutant[] = [
  mutant(
    'preferences: an older choice is sent after a newer one',
    'replay-batch.ts',
    '.sort((a, b) => a.order - b.order)\n    .map((one): C =>',
    '.sort((a, b) => b.order - a.order)\n    .map((one): C =>',
  ),
  mutant(
    'preferences: a language replaces a region',
    'domains/preferences.ts',
    '({ input }) => input.field',
    '() => "all"',
    12,
  ),
  mutant(
    'preferences: every call has a new key',
    'domains/preferences.ts',
    'base, key, regionId',
    'base, key: crypto.randomUUID(), regionId',
    2,
  ),
]

const logouts: readonly Mutant[] = [
  mutant(
    'logouts: without an answer the logout is forgotten',
    'domains/logouts.ts',
    ': { ok: false, failure: outcome.failure }',
    ': { ok: true, at: 0 }',
    205,
  ),
  mutant(
    'logouts: the token of the signed-in shopper is sent',
    'domains/logouts.ts',
    'await attempt(logout, {}, { base, token, signal })',
    'await attempt(logout, {}, { base, signal })',
    16,
  ),
  mutant(
    'logouts: a refused logout signs the next shopper out',
    'domains/logouts.ts',
    'import { attempt, type Failure',
    'import { call as attempt, type Failure',
    166,
  ),
  mutant(
    "logouts: another shopper's login removes the command",
    'domains/logouts.ts',
    'isOfPhone: true',
    'isOfPhone: false',
    13,
  ),
]

export const mutants: readonly Mutant[] = [
  ...machinery,
  ...cart,
  ...favourites,
  ...footprint,
  ...preferences,
  ...logouts,
]
