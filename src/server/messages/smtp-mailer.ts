import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { brand } from '../../words/brand.ts'
import type { Mail, Mailer } from './messengers.ts'
import { openSmtp } from './smtp-connection.ts'

/** Mails by SMTP (RFC 5321), one connection a mail: codes are few and must not wait for each other. */
export const smtpMailer = (address: string, from: string, clock: () => number): Mailer => ({
  send: async (mail) => {
    const connection = await openSmtp(new URL(address), hostname() || 'localhost')
    try {
      await connection.ask(`MAIL FROM:<${from}>`, 250)
      await connection.ask(`RCPT TO:<${mail.to}>`, 250, 251)
      await connection.ask('DATA', 354)
      await connection.ask(`${messageOf(mail, from, clock())}\r\n.`, 250)
      await connection.ask('QUIT', 221).catch(() => {})
    } finally {
      connection.close()
    }
  },
})

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')

/** Words in a header (RFC 2047), in pieces of at most 39 bytes that break no character. */
function headerWords(text: string): string {
  const pieces: string[] = ['']
  for (const sign of text) {
    const last = pieces.length - 1
    if (Buffer.byteLength((pieces[last] ?? '') + sign) > 39) pieces.push(sign)
    else pieces[last] += sign
  }
  return pieces.map((piece) => `=?UTF-8?B?${base64(piece)}?=`).join('\r\n ')
}

/** The message as it travels. Its body is base64, so no line of it can begin with a dot. */
function messageOf({ to, subject, text }: Mail, from: string, now: number): string {
  return [
    `From: ${headerWords(brand.name)} <${from}>`,
    `To: <${to}>`,
    `Subject: ${headerWords(subject)}`,
    `Date: ${new Date(now).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomUUID()}@${from.split('@')[1] ?? 'localhost'}>`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64(text).replace(/.{76}/g, '$&\r\n'),
  ].join('\r\n')
}
