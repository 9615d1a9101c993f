import { hashToken } from '../sign-in/secrets.ts'

/** The email addresses, mobile numbers and devices by which an account is recognized. */
export type Traits = {
  readonly mail?: string | null | undefined
  readonly mobile?: string | null | undefined
  /** The random id of a browser, made by the page. */
  readonly deviceId?: string | undefined
}
export type Trace = { readonly kind: 'mail' | 'mobile' | 'device'; readonly trace: string }

/** Mailboxes that ignore dots in the local part. */
const dotless = ['gmail.com', 'googlemail.com']

/** The mailbox behind an address: without dots where the provider ignores dots. Addresses with a `+` are not accepted. */
export function mailboxOf(mail: string): string {
  const [name = '', host = ''] = mail.toLowerCase().split('@')
  return dotless.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

/** The hashes of these traits, by which two accounts of one person are recognized. */
export function tracesOf({ mail, mobile, deviceId }: Traits): Trace[] {
  const trace = (kind: Trace['kind'], value: string | null | undefined): Trace[] =>
    value ? [{ kind, trace: hashToken(`${kind} ${value}`) }] : []
  return [
    ...trace('mail', mail && mailboxOf(mail)),
    ...trace('mobile', mobile),
    ...trace('device', deviceId?.toLowerCase()),
  ]
}

/** A nickname as other inviters read it: the first and the last character. */
export function shortName(nickName: string): string {
  const characters = [...new Intl.Segmenter().segment(nickName.trim())].map(({ segment }) => segment)
  const last = characters.length > 2 ? (characters.at(-1) ?? '') : ''
  return `${characters[0] ?? ''}***${last}`
}
