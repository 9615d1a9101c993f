import { submitOfferCall, withdrawOfferCall } from '#contract/pre-loved/offer-calls.ts'
import type { submitOffer, withdrawOffer } from '#contract/pre-loved/own-offers.ts'
import type { Batch, Sender, Sent } from '#offline/outbox/domain.ts'
import { sendCall } from '#offline/outbox/send-call.ts'
import { uploadPictures } from '#offline/upload/upload-pictures.ts'
import { offerPictures } from '../../offer-pictures.ts'
import type { OfferCommand } from './command.ts'

const submit: typeof submitOffer = submitOfferCall
const withdraw: typeof withdrawOffer = withdrawOfferCall

/** Sends one command: a withdrawal, or the pictures of an offer and then the offer. */
export async function sendOffer(
  { key, regionId, commands: [{ input }] }: Batch<OfferCommand>,
  sender: Sender,
): Promise<Sent> {
  const { base, shopper, signal } = sender
  const options = { base, key, regionId, userId: shopper, signal }
  if (input.op === 'withdraw') return sendCall(withdraw, {}, { ...options, body: { key: input.key } })
  const uploaded = await uploadPictures(input.pictures, (id) => offerPictures.forUpload(shopper, input.key, id), sender)
  if (!uploaded.ok) return uploaded
  const { op: _op, pictures: _pictures, ...fields } = input
  return sendCall(submit, {}, { ...options, body: { ...fields, pics: uploaded.addresses } })
}
