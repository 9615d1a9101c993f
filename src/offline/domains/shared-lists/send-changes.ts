import type { GroceryChange } from '#contract/grocery/grocery-merge.ts'
import { changeSharedList } from '#contract/grocery/shared-list-call.ts'
import type { Batch, Sender, Sent } from '#offline/outbox/domain.ts'
import { sendCall } from '#offline/outbox/send-call.ts'
import { withAccepted } from './accepted.ts'
import type { SharedListCommand } from './command.ts'

const changeOf = ({ id, at, input: { listId, itemId, set } }: SharedListCommand): GroceryChange => ({
  key: id,
  at,
  listId,
  itemId,
  set,
})

/** Sends changes by one link under one name. */
export async function sendChanges(
  { key, regionId, commands }: Batch<SharedListCommand>,
  { base, shopper, lang = 'en', signal }: Sender,
): Promise<Sent> {
  const { token, name } = commands[0].input
  const body = { ...(name !== '' && { name }), changes: commands.map(changeOf) }
  const answer = await sendCall(changeSharedList, { regionId, lang }, { base, key, params: { token }, signal, body })
  if (answer.ok)
    return {
      ok: true,
      at: answer.at,
      recordsOf: (records) => [withAccepted(records, shopper, token, commands, answer.at)],
    }
  const { failure } = answer
  // A link that was revoked, or only reads, refuses all changes: single calls would be refused, too.
  if (failure.kind === 'refused' && (failure.code === 'NOT_FOUND' || failure.code === 'LIST_READ_ONLY'))
    return {
      ok: true,
      at: 0,
      outcomes: commands.map(({ id }) => ({ key: id, outcome: 'refused', code: failure.code })),
    }
  return answer
}
