import { type Mutant, mutant } from './mutant.ts'

const finals = '[400, 403, 404, 413, 422]'

/** Faults of the code that all domains share. */
export const sharedCode: readonly Mutant[] = [
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
    1,
  ),
  mutant('a 409 counts as a refusal', 'replay.ts', finals, '[400, 403, 404, 409, 413, 422]', 3),
  mutant('a 5xx counts as a refusal', 'replay.ts', finals, '[400, 403, 404, 413, 422, 500, 503]', 11),
  mutant('a 429 counts as a refusal', 'replay.ts', finals, '[400, 403, 404, 413, 422, 429]', 8),
  mutant(
    "a captive portal's page counts as a refusal",
    'replay.ts',
    "if (failure.kind === 'broken') return failure.status === 413",
    "if (failure.kind === 'broken') return failure.status < 500",
    5,
  ),
  mutant(
    "a captive portal's page counts as an answer without a value",
    'later/read-answer.ts',
    '.catch(() => notJson)',
    '.catch(() => undefined)',
    158,
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
    1,
  ),
  mutant(
    'a refusal is dropped silently',
    'replay-batch.ts',
    'const over = domain.showsRefusals ? done :',
    "const over = domain.showsRefusals ? answered.filter(({ outcome }) => outcome.outcome !== 'corrected').map(({ command }) => command) :",
    7,
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
    188,
  ),
  mutant(
    'merged commands of a guest also stay with the guest',
    'replay-batch.ts',
    'gone: before.map(({ id }) => id)',
    "gone: before.filter((one) => one.shopper !== '').map(({ id }) => id)",
    4,
  ),
  {
    name: 'commands that a guest makes after a logout are sent for the shopper who left',
    firstSeed: 307,
    mutations: [
      { file: 'replay-batch.ts', from: "one.shopper === '' && guests.has(one.id)", to: "one.shopper === ''" },
      {
        file: 'replay.ts',
        from: "((await readSession())?.token.userId ?? '') !== shopper",
        to: "(await readSession())?.token.userId === ''",
      },
    ],
  },
  mutant(
    'a shopper who left while a token was renewed is signed in again',
    'session.ts',
    '(now?.token.refresh_token === own ? next : undefined)',
    '(now === null ? undefined : next)',
    1738,
  ),
  mutant(
    'a lost answer counts as success',
    'replay.ts',
    '  if (!isFinal(sent.failure)) {',
    "  if (sent.failure.kind === 'network') await settle(run, batch, commands.map(({ id: key }) => ({ key, outcome: 'done' })), null)\n  if (!isFinal(sent.failure)) {",
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
    5,
  ),
  mutant(
    'half of the commands that were too large for one call are forgotten',
    'replay.ts',
    'return Math.ceil(commands.length / 2)',
    "return void (await settle(run, batch, commands.slice(1).map(({ id: key }) => ({ key, outcome: 'done' })), null)) ?? 1",
    12,
  ),
  mutant(
    'a command that a full phone could not mark as sent is sent',
    'replay.ts',
    'if (!marked) report.isLeft = true',
    'if (!marked) { const all = await outboxRecords.all(); const next = nextBatch(domain, all, shopper, guests, clock(), size, key).result; if (next) await sendBatch(run, next); report.isLeft = true }',
    4,
  ),
]
