import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'
import { domains } from '#offline/domains.ts'
import { commandFields } from '#offline/outbox/command.ts'
import { type Domain, lastValueWins } from '#offline/outbox/domain.ts'
import { append, dropCommand, readCommands, retryCommand } from '#offline/outbox/outbox.ts'
import { replay } from '#offline/outbox/replay.ts'
import { sendCall } from '#offline/outbox/send-call.ts'
import { clearSession, saveSession } from '#offline/session.ts'
import { openStore } from '#offline/stores.ts'
import { sampleToken as token } from '../support/sample-token.ts'

const addNote = endpoint({
  method: 'POST',
  path: '/p/notes',
  access: 'shopper',
  query: v.object({}),
  reply: v.undefined(),
  body: v.object({ text: v.string() }),
  failures: ['NOT_SIGNED_IN'],
})
const noteCommand = v.object({
  ...commandFields,
  domain: v.literal('notes'),
  input: v.object({ list: v.string(), text: v.string() }),
})
type NoteCommand = v.InferOutput<typeof noteCommand>

/**
 * The complete domain of a possible later feature: notes on shopping lists, of which the last one of each list is sent.
 */
const notesDomain: Domain<NoteCommand> = {
  name: 'notes',
  shape: noteCommand,
  isRepeatable: true,
  showsRefusals: true,
  changedPaths: [],
  coalesce: lastValueWins(({ input }) => input.list),
  mergeGuest: (commands, shopper) => commands.map((one) => ({ ...one, shopper })),
  sizeOf: () => 1,
  send: ({ key, commands }, { base, shopper }) =>
    sendCall(addNote, {}, { base, key, userId: shopper, body: { text: commands[0]?.input.text ?? '' } }),
}

const network = vi.fn<typeof fetch>()
const texts = () => network.mock.calls.map(([, init]) => (JSON.parse(String(init?.body)) as { text: string }).text)
const note = (list: string, text: string, shopper = 'u1') =>
  append(notesDomain, { shopper, regionId: 7, at: Date.now(), input: { list, text } })
const send = () => replay({ base: '/api', only: [...domains, notesDomain] })

beforeEach(async () => {
  vi.stubGlobal('fetch', network)
  network.mockReset()
  network.mockImplementation(async () => new Response(null, { status: 204 }))
  await openStore('outbox').clear()
  await saveSession(token)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await clearSession()
})

test('decision 0044: a domain added to the list is coalesced, repeated with its key, refused and retried', async () => {
  await note('food', 'rice')
  await note('food', 'rice and tea', '')
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await send()).toMatchObject({ sent: 0, isLeft: true })
  expect(await send()).toMatchObject({ sent: 1, isLeft: false })
  expect(texts()).toEqual(['rice and tea', 'rice and tea'])
  const keys = network.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)

  network.mockImplementationOnce(async () => new Response('{"desc":"","code":"BAD_REQUEST"}', { status: 400 }))
  const { command } = await note('garden', 'seeds')
  expect(await send()).toMatchObject({ refused: [{ id: command.id }] })
  expect((await readCommands(notesDomain, 'u1')).map(({ state }) => state)).toEqual(['refused'])
  const retried = await retryCommand(command.id)
  expect(await send()).toMatchObject({ sent: 1 })
  expect(await dropCommand(retried?.id ?? '')).toBe(false)
})

test('decision 0044: commands of an added domain wait for their own shopper', async () => {
  await note('food', 'rice')
  await saveSession({ ...token, userId: 'u2' })
  expect(await send()).toMatchObject({ sent: 0, isLeft: false })
  expect(network).not.toHaveBeenCalled()
  expect(await readCommands(notesDomain, 'u1')).toHaveLength(1)
})
