import { hasSandboxes, type Settings } from '../settings.ts'
import { type Inbox, openInbox } from './inbox.ts'
import type { Mailer, Sms } from './messengers.ts'
import { smsGateway } from './sms-gateway.ts'
import { smtpMailer } from './smtp-mailer.ts'

/** Accepts no message. */
const closed = { send: () => Promise.reject(new Error('No gateway is set for this kind of message.')) }

/**
 * The message gateways of the settings. Messages without a gateway stay in the inbox, or are not accepted where the
 * inbox is off; in production every gateway is set.
 */
export function openMessengers(
  settings: Settings,
  clock: () => number,
): { mailer: Mailer; sms: Sms; inbox: Inbox | null } {
  const { SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN } = settings
  const isAllSet = SMTP_URL !== undefined && SMS_URL !== undefined
  const inbox = hasSandboxes(settings) && !isAllSet ? openInbox(clock) : null
  return {
    mailer: SMTP_URL ? smtpMailer(SMTP_URL, MAIL_FROM ?? 'mall@localhost', clock) : (inbox ?? closed),
    sms: SMS_URL ? smsGateway(SMS_URL, SMS_TOKEN) : (inbox?.sms ?? closed),
    inbox,
  }
}
