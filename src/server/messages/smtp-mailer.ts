import { createTransport } from 'nodemailer'
import { brand } from '#words/brand.ts'
import type { Mailer } from './messengers.ts'

const timeoutMs = 15_000
const localHost = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Emails by SMTP, one connection an email: codes are few and must not wait for one another. */
export function smtpMailer(address: string, from: string, clock: () => number): Mailer {
  const { username, hostname } = new URL(address)
  const transport = createTransport({
    url: address,
    // A password is never sent unencrypted to another machine.
    requireTLS: username !== '' && !localHost.test(hostname),
    // An operator who set a name expects authentication, even where the server does not require it.
    forceAuth: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  })
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({
        from: { name: brand.name, address: from },
        to,
        subject,
        text,
        date: new Date(clock()),
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
  }
}
