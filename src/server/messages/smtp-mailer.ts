import { createTransport } from 'nodemailer'
import { brand } from '#words/brand.ts'
import type { Mailer } from './messengers.ts'

const patience = 15_000
const thisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Mails by SMTP, one connection a mail: codes are few and must not wait for each other. */
export function smtpMailer(address: string, from: string, clock: () => number): Mailer {
  const { username, hostname } = new URL(address)
  const transport = createTransport({
    url: address,
    // A password never goes over an open line to another machine.
    requireTLS: username !== '' && !thisMachine.test(hostname),
    // Whoever set a name wants to be signed in, even where the server does not ask for it.
    forceAuth: true,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
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
