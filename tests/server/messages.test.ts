import { createServer as createHttpServer, type Server } from 'node:http'
import { createServer, type AddressInfo, type Server as NetServer } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { selfSignedCertificate } from '../../e2e/perf/self-signed-certificate.ts'
import { createApp } from '../../src/server/app.ts'
import { smtpMailer } from '../../src/server/messages/smtp-mailer.ts'
import { openMall, type Mall } from './mall.ts'
import { caller, refusalOf } from './shopper.ts'
import { testDependencies } from './test-dependencies.ts'

type Received = { from: string; to: string; data: string; login: string }

/** A mail server that takes what it is given; `refuses` says no to a receiver. */
function mailServer(received: Received[], refuses: (to: string) => boolean): NetServer {
  return createServer((socket) => {
    let text = ''
    let isData = false
    let mail: Received = { from: '', to: '', data: '', login: '' }
    const say = (line: string) => void socket.write(`${line}\r\n`)
    say('220-mail.example')
    say('220 ready')
    socket.on('error', () => {}).on('data', (more) => {
      text += more.toString('utf8')
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        if (isData) {
          if (line === '.') {
            isData = false
            received.push(mail)
            say('250 taken')
          } else mail.data += `${line}\n`
        } else if (/^EHLO /.test(line)) socket.write('250-mail.example\r\n250-AUTH PLAIN\r\n250 8BITMIME\r\n')
        else if (/^AUTH PLAIN /.test(line)) {
          mail.login = Buffer.from(line.slice(11), 'base64').toString()
          say('235 welcome')
        } else if (/^MAIL FROM:/.test(line)) {
          mail = { ...mail, from: line.slice(10), data: '' }
          say('250 ok')
        } else if (/^RCPT TO:/.test(line)) {
          mail.to = line.slice(8)
          say(refuses(mail.to) ? '550 nobody of that name' : '250 ok')
        } else if (line === 'DATA') {
          isData = true
          say('354 go on')
        } else if (line === 'QUIT') say('221 bye')
        else say('500 what?')
      }
    })
  })
}

const mails: Received[] = []
const messages: { body: unknown; authorization: string | undefined }[] = []
let mall: Mall
let call: ReturnType<typeof caller>
let mailing: NetServer
let gateway: Server
let port = 0
let isGatewayDown = false

beforeAll(async () => {
  mailing = mailServer(mails, (to) => to.includes('nobody'))
  gateway = createHttpServer((request, response) => {
    let body = ''
    request.on('data', (more) => (body += String(more))).on('end', () => {
      if (!isGatewayDown) messages.push({ body: JSON.parse(body), authorization: request.headers.authorization })
      response.writeHead(isGatewayDown ? 500 : 202).end('queued')
    })
  })
  await Promise.all([mailing, gateway].map((server) => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))))
  port = (mailing.address() as AddressInfo).port
  mall = await openMall(36)
  const environment = {
    SMTP_URL: `smtp://mall:s%40fe@127.0.0.1:${port}`, MAIL_FROM: 'mall@nelu.example', SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`, SMS_TOKEN: 'gate',
  }
  call = caller({ app: createApp({ db: mall.db, ...testDependencies({ clock: () => mall.time.now, log: (line) => mall.log.push(line) }, environment), pageFolder: null }) })
})
afterAll(async () => {
  mailing?.close()
  gateway?.close()
  await mall?.close()
})

describe('issue 4 mail and SMS', () => {
  test('issue 4 a code goes out by SMTP, signed in, in the words of the asker', async () => {
    expect((await call.ask('POST', '/mail/send', { body: { mail: 'sam@example.com', lang: 'ru' } })).status).toBe(204)
    const mail = mails.at(-1)
    expect([mail?.from, mail?.to, mail?.login]).toEqual(['<mall@nelu.example>', '<sam@example.com>', '\0mall\0s@fe'])
    const [head = '', body = ''] = (mail?.data ?? '').split('\n\n')
    expect(Buffer.from(body, 'base64').toString('utf8')).toMatch(/^\d{6} — ваш код подтверждения/)
    expect(head).toMatch(/^Subject: =\?UTF-8\?B\?/m)
    expect(head.split('\n').every((line) => line.length <= 78 && /^[\x20-\x7e]*$/.test(line))).toBe(true)
  })

  test('issue 4 a code goes out by the SMS gateway, to the number as the network writes it', async () => {
    expect((await call.ask('POST', '/sms/send', { body: { mobile: '0094771234567' } })).status).toBe(204)
    expect(messages.at(-1)).toMatchObject({ authorization: 'Bearer gate', body: { to: '+94771234567', text: expect.stringMatching(/^\d{6} is your/) as string } })
  })

  test('§4 a failed send leaves the way free at once', async () => {
    expect((await refusalOf(await call.ask('POST', '/mail/send', { body: { mail: 'nobody@example.com' } }))).slice(0, 2)).toEqual([503, 'SEND_FAILED'])
    expect((await call.ask('POST', '/mail/send', { body: { mail: 'nobody@example.com' } })).status).toBe(503)
    isGatewayDown = true
    expect((await call.ask('POST', '/sms/send', { body: { mobile: '0094772222222' } })).status).toBe(503)
    isGatewayDown = false
    expect((await call.ask('POST', '/sms/send', { body: { mobile: '0094772222222' } })).status).toBe(204)
    expect(mall.log.filter(({ event }) => event === 'code-not-sent').length).toBe(3)
    expect(JSON.stringify(mall.log)).not.toMatch(/s@fe|s%40fe|\b\d{6} is your/)
  })

  test('issue 4 with both set there is no inbox', async () => {
    expect((await call.ask('GET', '/../inbox')).status).toBe(404)
  })

  test('quality §3 a password does not go over an open line to another machine', async () => {
    const before = mails.length
    // 0.0.0.0 leads here, too, but is not known to.
    const mailer = smtpMailer(`smtp://mall:secret@0.0.0.0:${port}`, 'mall@nelu.example', () => 0)
    await expect(mailer.send({ to: 'sam@example.com', subject: 's', text: 't' })).rejects.toThrow(/STARTTLS/)
    expect(mails.length).toBe(before)
  })

  test('quality §3 a mail server whose certificate nobody vouches for hears nothing', async () => {
    const heard: string[] = []
    const stranger = createTlsServer(selfSignedCertificate(), (socket) => {
      socket.on('error', () => {}).on('data', (more) => heard.push(String(more)))
      socket.write('220 ready\r\n')
    }).on('tlsClientError', () => {})
    await new Promise<void>((resolve) => void stranger.listen(0, '127.0.0.1', resolve))
    const mailer = smtpMailer(`smtps://mall:secret@127.0.0.1:${(stranger.address() as AddressInfo).port}`, 'mall@nelu.example', () => 0)
    await expect(mailer.send({ to: 'sam@example.com', subject: 's', text: 't' })).rejects.toThrow(/self-signed certificate/)
    expect(heard).toEqual([])
    stranger.close()
  })
})
