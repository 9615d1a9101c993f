import { setUserInfo, type UserInfo } from '#contract/account/user.ts'
import { type Answered, answered } from '#i18n/form-words.ts'
import { command } from '#session/shopper-queries.ts'
import { sendUpload } from '#sync/send-upload.ts'

/** Sends a picture, and makes it the account's. */
export async function sendPicture(picture: Blob): Promise<Answered<UserInfo>> {
  const sent = await sendUpload(picture)
  return sent.ok ? answered(await command(setUserInfo, { body: { avatarUrl: sent.value } })) : answered(sent)
}

/** Takes the account's picture away. */
export const removePicture = async (): Promise<Answered<UserInfo>> =>
  answered(await command(setUserInfo, { body: { avatarUrl: null } }))
