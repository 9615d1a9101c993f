import { setUserInfo, type UserInfo } from '../../../contract/account/user.ts'
import { sendUpload } from '../../data/send-upload.ts'
import { command } from '../../data/shopper-queries.ts'
import { answered, type Answered } from '../../i18n/form-words.ts'

/** Sends a picture, and makes it the account's. */
export async function sendPicture(picture: Blob): Promise<Answered<UserInfo>> {
  const sent = await sendUpload(picture)
  return sent.ok ? answered(await command(setUserInfo, { body: { avatarUrl: sent.value } })) : answered(sent)
}

/** Takes the account's picture away. */
export const removePicture = async (): Promise<Answered<UserInfo>> =>
  answered(await command(setUserInfo, { body: { avatarUrl: null } }))
