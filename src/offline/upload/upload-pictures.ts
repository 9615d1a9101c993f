import { uploadTicket } from '#contract/account/upload-ticket.ts'
import type { Sender, Sent } from '#offline/outbox/domain.ts'
import { sendCall } from '#offline/outbox/send-call.ts'
import type { OutgoingPicture, StoredPicture, UploadState } from './outgoing-picture.ts'
import { isUploaded, upload } from './upload.ts'

type Failed = Extract<Sent, { ok: false }>

type Ticket = Extract<UploadState, { readonly ticket: unknown }>['ticket']

/** A picture that the phone lost, or that the server cannot read. The shopper chooses another. */
const invalid: Failed = {
  ok: false,
  failure: { kind: 'refused', status: 400, code: 'PICTURE_INVALID', desc: 'A picture is missing.' },
}
/** Nothing is wrong with the network, but the command has to wait. */
const notNow: Failed = { ok: false, failure: { kind: 'broken', status: 0 } }

/**
 * Uploads the pictures of a command that have no address yet, one after another; returns all addresses in their order.
 * The phone stores the ticket before each upload and the picture's address after the upload. If the page or worker is
 * killed, the next replay continues with the next picture and sends the command with the same addresses.
 */
export async function uploadPictures(
  pictures: readonly OutgoingPicture[],
  storedPicture: (id: string) => StoredPicture,
  sender: Sender,
): Promise<{ readonly ok: true; readonly addresses: string[] } | Failed> {
  const addresses: string[] = []
  for (const picture of pictures) {
    if ('address' in picture) {
      addresses.push(picture.address)
      continue
    }
    const sent = await uploadOne(storedPicture(picture.id), sender)
    if (!sent.ok) return sent
    addresses.push(sent.address)
  }
  return { ok: true, addresses }
}

async function uploadOne(
  stored: StoredPicture,
  sender: Sender,
): Promise<{ readonly ok: true; readonly address: string } | Failed> {
  const state = await stored.readUpload()
  if (state && 'address' in state) return { ok: true, address: state.address }
  const picture = await stored.read()
  if (!picture) return invalid
  let ticket = state?.ticket
  let sent = ticket && (await sendWith(ticket, picture))
  if (!ticket || !sent || sent.ok === 'over') {
    const fresh = await takeTicket(sender)
    if (!fresh.ok) return fresh
    ticket = fresh.ticket
    await stored.writeUpload({ ticket })
    sent = await sendWith(ticket, picture)
  }
  if (sent.ok === 'over') return notNow
  if (!sent.ok) return sent
  const address = ticket.publicUrl
  // A command that is sent with an address that only this tab knows could be repeated with another address.
  if (!(await stored.writeUpload({ address }))) return notNow
  await stored.removeUploaded()
  return { ok: true, address }
}

/** Uploads with a ticket; `over` if the ticket has ended without a picture. */
async function sendWith(
  { uploadUrl, fields, publicUrl }: Ticket,
  picture: Blob,
): Promise<{ readonly ok: true } | { readonly ok: 'over' } | Failed> {
  const sent = await upload(uploadUrl, fields, picture)
  if (sent.ok) return { ok: true }
  if (!('status' in sent.failure) || sent.failure.status !== 404) return sent
  // A ticket is used once. The answer to an earlier upload may have been lost.
  const there = await isUploaded(publicUrl)
  if (!there.ok) return there
  return there.value ? { ok: true } : { ok: 'over' }
}

async function takeTicket({
  base,
  shopper,
  signal,
}: Sender): Promise<{ readonly ok: true; readonly ticket: Ticket } | Failed> {
  const answer = await sendCall(uploadTicket, {}, { base, userId: shopper, signal })
  if (!answer.ok) return answer
  const { uploadUrl, fields, publicUrl } = answer.value
  return { ok: true, ticket: { uploadUrl, fields, publicUrl } }
}
