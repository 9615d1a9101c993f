import { createServer, type Server } from 'node:net'

/** A received email: envelope, text, and the login that the sender used. */
export type ReceivedMail = { from: string; to: string; data: string; login: string }

/** A local mail server that accepts every email; `refuses` rejects a recipient. */
export function mailServer(received: ReceivedMail[], refuses: (to: string) => boolean = () => false): Server {
  return createServer((socket) => {
    let text = ''
    let isData = false
    let mail: ReceivedMail = { from: '', to: '', data: '', login: '' }
    const reply = (line: string) => void socket.write(`${line}\r\n`)
    reply('220-mail.example')
    reply('220 ready')
    socket
      .on('error', () => {})
      .on('data', (more) => {
        text += more.toString('utf8')
        for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
          const line = text.slice(0, end)
          text = text.slice(end + 2)
          if (isData) {
            if (line === '.') {
              isData = false
              received.push(mail)
              reply('250 taken')
            } else mail.data += `${line}\n`
          } else if (/^EHLO /.test(line)) socket.write('250-mail.example\r\n250-AUTH PLAIN\r\n250 8BITMIME\r\n')
          else if (/^AUTH PLAIN /.test(line)) {
            mail.login = Buffer.from(line.slice(11), 'base64').toString()
            reply('235 welcome')
          } else if (/^MAIL FROM:/.test(line)) {
            mail = { ...mail, from: line.slice(10), data: '' }
            reply('250 ok')
          } else if (/^RCPT TO:/.test(line)) {
            mail.to = line.slice(8)
            reply(refuses(mail.to) ? '550 nobody of that name' : '250 ok')
          } else if (line === 'DATA') {
            isData = true
            reply('354 go on')
          } else if (line === 'QUIT') reply('221 bye')
          else reply('500 what?')
        }
      })
  })
}

/** Decodes the head and text of an email; a text with non-Latin letters arrives as base64. */
export function readMail({ data }: ReceivedMail): { readonly head: string; readonly text: string } {
  const [head = '', body = ''] = data.split('\n\n')
  return { head, text: Buffer.from(body, 'base64').toString('utf8') }
}
