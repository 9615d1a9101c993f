import type { Settings } from '../settings.ts'
import { type Inbox, openInbox } from './inbox.ts'
import type { Mailer, Sms } from './messengers.ts'
import { smsGateway } from './sms-gateway.ts'
import { smtpMailer } from './smtp-mailer.ts'

/**
 * The message gateways of the settings; messages without a gateway stay in the inbox. In production every gateway is
 * set.
 */
export function openMessengers(
  settings: Settings,
  clock: () => number,
): { mailer: Mailer; sms: Sms; inbox: Inbox | null } {
  const { SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN } = settings
  const inbox = openInbox(clock)
  const isAllSet = SMTP_URL !== undefined && SMS_URL !== undefined
  return {
    mailer: SMTP_URL ? smtpMailer(SMTP_URL, MAIL_FROM ?? 'mall@localhost', clock) : inbox,
    sms: SMS_URL ? smsGateway(SMS_URL, SMS_TOKEN) : inbox.sms,
    inbox: isAllSet || settings.MALL_MODE === 'production' ? null : inbox,
  }
}
