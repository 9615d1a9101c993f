import { connect, isIP, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

const patience = 15_000

type Connection = {
  /** Sends a line and waits for an answer; rejects where its code is another. Answers the text. */
  ask(line: string, ...codes: number[]): Promise<string>
  close(): void
}

/**
 * Connects, says who we are, makes the line secret where it can be and signs in where the address has a name.
 * A password never goes over an open line to another machine.
 */
export async function openSmtp(address: URL, ownName: string): Promise<Connection> {
  const isSecret = address.protocol === 'smtps:'
  const host = address.hostname.replace(/^\[|\]$/g, '')
  const port = Number(address.port) || (isSecret ? 465 : 587)
  // A server's name belongs into the handshake, an address does not.
  const servername = isIP(host) ? {} : { servername: host }
  let socket: Socket = isSecret ? connectSecurely({ host, port, ...servername }) : connect({ host, port })
  let line = linesOf(socket)
  const ask = async (text: string | null, ...codes: number[]) => {
    if (text !== null) socket.write(`${text}\r\n`)
    return line.answer(codes)
  }
  try {
    await ask(null, 220)
    let offers = await ask(`EHLO ${ownName}`, 250)
    let isSafe = isSecret
    if (!isSecret && /^STARTTLS$/im.test(offers)) {
      await ask('STARTTLS', 220)
      line.leave()
      socket = connectSecurely({ socket, ...servername })
      line = linesOf(socket)
      offers = await ask(`EHLO ${ownName}`, 250)
      isSafe = true
    }
    if (address.username) {
      const isNear = /^(localhost|127\.|::1$)/.test(host)
      if (!isSafe && !isNear) throw new Error('The mail server offers no STARTTLS: the password of SMTP_URL is not sent over an open line.')
      const word = Buffer.from(`\0${decodeURIComponent(address.username)}\0${decodeURIComponent(address.password)}`).toString('base64')
      await ask(`AUTH PLAIN ${word}`, 235)
    }
  } catch (error) {
    socket.destroy()
    throw error
  }
  return { ask: (text, ...codes) => ask(text, ...codes), close: () => socket.destroy() }
}

/** Reads answers, of one line (`250 ok`) or several (`250-one`, `250 last`), as they come. */
function linesOf(socket: Socket) {
  let text = ''
  let failure: Error | null = null
  let wake = () => {}
  const hear = (more: Buffer) => {
    text += more.toString('utf8')
    wake()
  }
  const fail = (error: Error) => {
    failure ??= error
    wake()
  }
  const end = () => fail(new Error('The mail server has hung up.'))
  const late = () => fail(new Error('The mail server does not answer.'))
  socket.on('data', hear).on('error', fail).on('close', end).setTimeout(patience, late)
  return {
    leave: () => void socket.off('data', hear).off('close', end),
    async answer(codes: readonly number[]): Promise<string> {
      for (;;) {
        const whole = /^(?:\d{3}-.*\r?\n)*(\d{3})(?: .*)?\r?\n/.exec(text)
        if (whole) {
          text = text.slice(whole[0].length)
          if (codes.includes(Number(whole[1]))) return whole[0].replace(/^\d{3}[ -]/gm, '').replace(/\r/g, '')
          throw new Error(`The mail server says: ${whole[0].trim().slice(0, 200)}`)
        }
        if (failure) throw failure
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
