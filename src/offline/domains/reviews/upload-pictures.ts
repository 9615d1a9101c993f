import { uploadTicket } from '#contract/account/upload-ticket.ts'
import type { Sender, Sent } from '../../domain.ts'
import { readReviewPicture, readUpload, removeUploaded, type UploadState, writeUpload } from '../../review-drafts.ts'
import { sendCall } from '../../send-call.ts'
import { isUploaded, upload } from '../../upload.ts'
import type { Writing } from './command.ts'

type Failed = Extract<Sent, { ok: false }>
type Ticket = Extract<UploadState, { readonly ticket: unknown }>['ticket']
type Picture = { readonly orderItemId: number; readonly id: string }

/** The pictures of a review that the phone lost, or that the shop cannot read. The shopper chooses others. */
const invalid: Failed = {
  ok: false,
  failure: { kind: 'refused', status: 400, code: 'PICTURE_INVALID', desc: 'A picture is missing.' },
}
/** Nothing is wrong with the network, but the review has to wait. */
const notNow: Failed = { ok: false, failure: { kind: 'broken', status: 0 } }

/**
 * Uploads the pictures of a review that have no address yet, one after another; returns all addresses in their order.
 * The phone stores the ticket before each upload and the address behind it, so that the next replay of a killed page or
 * worker goes on with the next picture, uploads no picture twice, and writes the review with the same addresses.
 */
export async function uploadPictures(
  { orderItemId, pictures }: Writing,
  sender: Sender,
): Promise<{ readonly ok: true; readonly addresses: string[] } | Failed> {
  const addresses: string[] = []
  for (const picture of pictures) {
    if ('address' in picture) {
      addresses.push(picture.address)
      continue
    }
    const sent = await uploadOne({ orderItemId, id: picture.id }, sender)
    if (!sent.ok) return sent
    addresses.push(sent.address)
  }
  return { ok: true, addresses }
}

async function uploadOne(
  { orderItemId, id }: Picture,
  sender: Sender,
): Promise<{ readonly ok: true; readonly address: string } | Failed> {
  const { shopper } = sender
  const state = await readUpload(shopper, orderItemId, id)
  if (state && 'address' in state) return { ok: true, address: state.address }
  const picture = await readReviewPicture(shopper, orderItemId, id)
  if (!picture) return invalid
  const write = (next: UploadState) => writeUpload(shopper, orderItemId, id, next)
  let ticket = state?.ticket
  let sent = ticket && (await sendWith(ticket, picture))
  if (!ticket || !sent || sent.ok === 'over') {
    const fresh = await takeTicket(sender)
    if (!fresh.ok) return fresh
    ticket = fresh.ticket
    await write({ ticket })
    sent = await sendWith(ticket, picture)
  }
  if (sent.ok === 'over') return notNow
  if (!sent.ok) return sent
  const address = ticket.publicUrl
  // A review that is written with an address that only this tab knows could be repeated with another address.
  if (!(await write({ address }))) return notNow
  await removeUploaded(shopper, orderItemId, id)
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
