import { setUserInfo, uploadTicket, type UserInfo } from '../../../contract/account/user.ts'
import { upload } from '../../../offline/upload.ts'
import { command } from '../../data/shopper-queries.ts'
import { answered, type Answered } from '../../i18n/form-words.ts'

/** Sends a picture to where a ticket says, and makes it the account's. */
export async function sendPicture(picture: Blob): Promise<Answered<UserInfo>> {
  const ticket = await command(uploadTicket)
  if (!ticket.ok) return answered(ticket)
  const { uploadUrl, fields, publicUrl } = ticket.value
  const sent = await upload(uploadUrl, fields, picture)
  return sent.ok ? answered(await command(setUserInfo, { body: { avatarUrl: publicUrl } })) : answered(sent)
}

/** Takes the account's picture away. */
export const removePicture = async (): Promise<Answered<UserInfo>> => answered(await command(setUserInfo, { body: { avatarUrl: null } }))
