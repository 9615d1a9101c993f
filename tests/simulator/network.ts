import { type CartChange, type ChangeOutcome, cartInfo } from '#contract/cart/cart.ts'
import { type Server, type ServerRequest, type ServerResponse, spoiling } from './server.ts'
import type { WireLog } from './wire-log.ts'
import type { Life, World } from './world.ts'

const response = (status: number, code: string, headers: Record<string, string> = {}): ServerResponse => ({
  status,
  headers,
  text: JSON.stringify({ desc: '', code }),
})
const portal = (status: number): ServerResponse => ({ status, headers: {}, text: '<h1>Sign in to the WLAN</h1>' })

/** Whether the request changes the data of a shopper: only a replay sends such a request. */
const isWrite = ({ method, path }: ServerRequest): boolean =>
  method !== 'GET' && path.startsWith('/api/p/') && !path.startsWith(`/api${cartInfo.path}`)

/**
 * The network between the phone and the server: requests and answers are lost, duplicated, delayed or reordered, and an
 * intermediary may answer by itself.
 */
export function openNetwork(world: World, server: Server, log: WireLog) {
  const { random } = world
  const sending = new Set<Life>()
  const network = {
    isDown: false,
    /** One request in this number fails; 0 for none. */
    faultsOneIn: 0,
    /** An intermediary rejects a request with more changes than this. */
    mostChanges: 100,
    /** Whether the phone has stored the key with a sent command, so that a later request can repeat the key. */
    isKeyStored: (_key: string): boolean => true,
    /** Called when the phone breaks a rule. */
    onWrong: (_error: Error): void => {},
    /** The `fetch` and the timers of one tab. */
    of(life: Life) {
      const timers = new Map<number, () => void>()
      let lastTimer = 0
      const fetch = (
        url: string,
        init: {
          method: string
          headers?: Record<string, string>
          body?: string | FormData | null
          signal: AbortSignal
        },
      ) =>
        new Promise((resolve, reject) => {
          // The time ran out before the request began.
          if (init.signal.aborted) return reject(new TypeError('Failed to fetch'))
          const asked: ServerRequest = {
            method: init.method,
            path: String(url),
            headers: init.headers ?? {},
            body: init.body ?? null,
          }
          const isSent = isWrite(asked)
          const settle = () => {
            sending.delete(life)
            life.atEnd.delete(settle)
          }
          const lose = () => {
            settle()
            reject(new TypeError('Failed to fetch'))
          }
          // A read may be slow, and later writes may overtake it.
          let detours = isSent ? 0 : random.below(25)
          const hear = (answer: ServerResponse): void =>
            world.later(life, `hears ${answer.status}`, () => {
              detours -= 1
              if (detours > 0) return hear(answer)
              settle()
              const headers = new Headers(answer.headers)
              headers.set('Date', new Date(world.now).toUTCString())
              resolve({
                ok: answer.status < 300,
                status: answer.status,
                headers,
                json: async () => JSON.parse(answer.text) as unknown,
              })
            })
          if (isSent && [...sending].some((other) => !other.isOver))
            network.onWrong(new Error('Two replays send at the same time'))
          // Each cart change has a key of its own, in the body.
          const hasOwnKey = isSent && !asked.path.startsWith('/api/p/shopCart/')
          if (hasOwnKey && !network.isKeyStored(asked.headers['Idempotency-Key'] ?? ''))
            network.onWrong(new Error(`Sent under a key that is not stored: ${asked.path}`))
          if (isSent) {
            sending.add(life)
            life.atEnd.add(settle)
          }
          init.signal.addEventListener('abort', lose)
          const giveUp = () => {
            for (const fire of timers.values()) fire()
          }
          world.later(life, `asks ${asked.path}`, () => go(asked, { hear, lose, giveUp, life }))
        })
      const setTimeout = (fire: () => void) => {
        lastTimer += 1
        timers.set(lastTimer, fire)
        return lastTimer
      }
      return { fetch, setTimeout, clearTimeout: (timer: number) => void timers.delete(timer) }
    },
    /** Sends the request to the server and logs the result. */
    forward,
  }

  type Ends = {
    readonly hear: (answer: ServerResponse) => void
    readonly lose: () => void
    readonly giveUp: () => void
    readonly life: Life
  }
  async function go(asked: ServerRequest, { hear, lose, giveUp, life }: Ends): Promise<void> {
    const late = () => world.later(null, 'a late request', () => forward(asked))
    if (network.isDown) return lose()
    if (network.faultsOneIn === 0 || !random.once(network.faultsOneIn)) return hear(await forward(asked))
    switch (random.below(13)) {
      case 0:
        return lose()
      case 1:
        late()
        return lose()
      case 2:
        await forward(asked)
        return lose()
      case 3: {
        const answers = await Promise.all([forward(asked), forward(asked)])
        return hear(random.pick(answers))
      }
      case 4:
        late()
        return hear(await forward(asked))
      case 5:
        return hear(response(503, 'BUSY'))
      case 6:
        await forward(asked)
        return hear(response(500, 'SERVER'))
      case 7:
        await forward(asked)
        return hear(portal(502))
      case 8:
        return hear(response(429, 'TOO_MANY', { 'Retry-After': '20' }))
      case 9:
        late()
        return hear(response(409, 'IN_PROGRESS'))
      case 10:
        return hear(portal(random.pick([200, 403, 404])))
      case 11:
        return world.later(life, 'waits too long', giveUp)
      default:
        await forward(asked)
        return world.later(life, 'waits too long for the answer', giveUp)
    }
  }

  async function forward(asked: ServerRequest): Promise<ServerResponse> {
    server.time.now = Math.max(server.time.now, world.now)
    world.now = server.time.now
    if (!asked.path.startsWith('/api/p/shopCart/changes')) {
      if (isWrite(asked)) log.leavesOnce(asked)
      return note(asked, await server.ask(asked))
    }
    const changes = JSON.parse(String(asked.body ?? '[]')) as CartChange[]
    const owner = server.owners.get(asked.headers['Authorization']?.slice(7) ?? '') ?? 'nobody'
    const regionId = Number(asked.headers['Region'])
    log.leaves(owner, regionId, changes)
    if (changes.some((change) => 'skuId' in change && change.skuId === spoiling)) return response(400, 'BAD_REQUEST')
    if (changes.length > network.mostChanges) return portal(413)
    const answer = await server.ask(asked)
    if (answer.status === 200)
      log.answers(owner, regionId, changes, (JSON.parse(answer.text) as { outcomes: ChangeOutcome[] }).outcomes)
    return answer
  }

  /** Records the owner of a renewed token. */
  function note(asked: ServerRequest, answer: ServerResponse): ServerResponse {
    if (asked.path.startsWith('/api/token/refresh') && answer.status === 200) {
      const { access_token: token, userId } = JSON.parse(answer.text) as { access_token: string; userId: string }
      server.owners.set(token, userId)
    }
    return answer
  }
  return network
}
