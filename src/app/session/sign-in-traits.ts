import { cleanInvitationCode } from '#contract/invitation/invitation-code.ts'
import { readLocal, removeLocal, writeLocal } from '#device/device-choices.ts'
import { laterLocalKeys } from '#offline/store-names.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The random id of this browser, made at the first sign-in (docs/product.md#invitations). */
function deviceId(): string {
  const known = readLocal(laterLocalKeys.device)
  if (known && uuid.test(known)) return known
  const made = crypto.randomUUID()
  writeLocal(laterLocalKeys.device, made)
  return made
}

/** The code of the invitation link that was opened on this device; empty where there is none. */
export const rememberedInvite = (): string => cleanInvitationCode(readLocal(laterLocalKeys.invite) ?? '')

/** Remembers the code of an invitation link until an account is made, or until the person removes the code. */
export const rememberInvite = (code: string): void => writeLocal(laterLocalKeys.invite, code)

export const forgetInvite = (): void => removeLocal(laterLocalKeys.invite)

/** The part of every sign-in's body that names this browser. */
export const ownDevice = (): { readonly deviceId: string } => ({ deviceId: deviceId() })

/** The same for sign-ins that may make an account, with the remembered invitation. */
export function newcomerTraits(): { readonly deviceId: string; readonly invite?: string } {
  const invite = rememberedInvite()
  return { ...ownDevice(), ...(invite && { invite }) }
}
