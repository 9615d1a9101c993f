import { uploadTicket } from '#contract/account/upload-ticket.ts'
import type { Outcome } from '#offline/call.ts'
import { upload } from '#offline/upload/upload.ts'
import { command } from '#session/shopper-queries.ts'

/**
 * Uploads a picture to the address of a ticket; returns the picture's address, which only its owner may pass to the
 * server.
 */
export async function sendUpload(picture: Blob): Promise<Outcome<string>> {
  const ticket = await command(uploadTicket)
  if (!ticket.ok) return ticket
  const { uploadUrl, fields, publicUrl } = ticket.value
  const sent = await upload(uploadUrl, fields, picture)
  return sent.ok ? { ...sent, value: publicUrl } : sent
}
