import { cartVersionHeader } from '#contract/cart/cart.ts'
import type { Command } from '#offline/outbox/command.ts'
import { checkEnd } from './check-end.ts'
import {
  checkDomains,
  type DomainTap,
  doDomainAct,
  hasPageActs,
  isPoorAtTimes,
  isRare,
  moreDomainsOf,
  nextDomainAct,
  openDomainLedger,
  randomOfDomains,
  rareDomainOf,
} from './domain-ledger.ts'
import type { ComparedLists } from './grocery/grocery-ledger.ts'
import { expectEqual, type Version } from './intended.ts'
import { openLedger, type Tap } from './ledger.ts'
import { openNetwork } from './network.ts'
import { openPhone, type Tab } from './phone.ts'
import { seededRandom } from './random.ts'
import { comparedLists, regions, type Server, type StockLevels, stockLevelsOf } from './server.ts'
import { checkSharedList } from './shared-list/acts.ts'
import type { Shipped, Surroundings } from './shipped.ts'
import { kindOf, nextIntent } from './shopper.ts'
import { openWireLog } from './wire-log.ts'
import { openWorld, rest } from './world.ts'

const day = 86_400_000

/**
 * Plays one seed to its end, repairs all faults, sends the remaining changes, and compares the results; throws with the
 * reason.
 */
export async function play(
  seed: number,
  server: Server,
  make: (surroundings: Surroundings) => Shipped,
): Promise<{ readonly steps: number; readonly sent: number }> {
  const random = seededRandom(seed)
  const domainRandom = randomOfDomains(seed)
  const kind = kindOf(seed)
  // A replay reads every domain. The other seeds leave out the rare domains and keep the order of their events.
  const rare = rareDomainOf(seed)
  const replayIn = ({ replay, domains }: Shipped) =>
    replay({ base: '/api', only: domains.filter(({ name }) => !isRare(name) || name === rare) })
  const world = openWorld(random, server.time.now)
  const stockLevels: StockLevels = new Map()
  const log = openWireLog(stockLevels)
  const ledger = openLedger()
  const domainLedger = openDomainLedger()
  const network = openNetwork(world, server, log)
  const broken: unknown[] = []
  /** The tap that is being saved. */
  let open: { readonly tap: Tap; readonly tab: Tab } | null = null
  /** The tap of another domain that is being saved. */
  let openAct: { readonly tap: DomainTap; readonly tab: Tab } | null = null
  /** Taps whose pages still offer an undo. */
  let undoable: { readonly tap: Tap; readonly id: string }[] = []
  let taps = 0
  const dismissed = new Set<string>()
  const phone = openPhone(
    world,
    network,
    make,
    (at, command) => {
      if (open?.tap.at === at) ledger.write({ ...open.tap, isKept: true })
      if (openAct?.tap.at === at) domainLedger.writeStored(openAct.tap, command)
    },
    (tab) => start(tab.shipped.clearSession()),
  )

  /** Starts work in a tab without waiting for its end; the work never ends if the tab is killed. */
  const start = <Value>(work: Promise<Value>, then: (value: Value) => void = () => {}) =>
    void work.then(then).catch((error: unknown) => broken.push(error))
  const step = async () => {
    const isMore = await world.step()
    if (broken.length > 0) throw broken[0]
    return isMore
  }
  const until = async (isSo: () => boolean) => {
    await rest()
    for (let steps = 0; !isSo(); steps += 1)
      if (steps > 3_000 || !(await step())) throw new Error(`The condition was never met: ${isSo.toString()}`)
  }
  const untilRest = async () => {
    for (let steps = 0; await step(); steps += 1)
      if (steps > 5_000) throw new Error('The simulation never comes to rest')
  }
  const kill = (tab: Tab) => {
    world.trace.push(`${tab.life.name} is killed`)
    phone.close(tab)
    if (open?.tab === tab) open = null
    if (openAct?.tab === tab) openAct = null
    undoable = []
  }
  const pages = () => phone.tabs.filter(({ isWorker }) => !isWorker)
  const page = () => (pages().length > 0 ? random.pick(pages()) : phone.openTab())
  const whose = () => phone.session()?.token.userId ?? ''
  network.onWrong = (error) => broken.push(error)
  network.isKeyStored = (key) =>
    phone.all().some(({ id, batch, state }) => state === 'sent' && (batch === key || id === key))

  const tap = () => {
    if (open) return
    const tab = page()
    const shopper = whose()
    const { regionId, act, seen } = nextIntent(random, server, ledger, shopper, kind)
    taps += 1
    const made: Tap = { at: world.now + taps, shopper, regionId, act, isKept: true }
    open = { tap: made, tab }
    world.trace.push(`${tab.life.name} taps ${JSON.stringify(made)}`)
    start(
      tab.shipped.append(tab.shipped.cartDomain, { shopper, regionId, input: act, seen, at: made.at }),
      ({ command, isStored }) => {
        if (!isStored) ledger.write({ ...made, isKept: false })
        else if (!phone.wasWritten(made.at))
          broken.push(new Error('A tap was reported as stored before the phone had stored it'))
        open = null
        undoable = isStored ? [...undoable, { tap: made, id: command.id }] : []
      },
    )
  }
  /**
   * Undoes a tap and waits for the result. No shopper closes the tab before that, because only the phone knows whether
   * the change was sent after all.
   */
  const undo = async () => {
    const able = undoable.filter(({ tap }) => ledger.canUndo(tap))
    if (open || able.length === 0) return
    const chosen = random.pick(able)
    undoable = undoable.filter((one) => one !== chosen)
    let isSeen = false
    start(page().shipped.dropCommand(chosen.id), (isGone) => {
      world.trace.push(`undone: ${isGone} ${JSON.stringify(chosen)}`)
      // If the server refused the change meanwhile, the undo dismisses the refusal.
      if (isGone && log.wasDone(chosen.id)) dismissed.add(chosen.id)
      else if (isGone) ledger.undo(chosen.tap.at)
      isSeen = true
    })
    await until(() => isSeen)
  }
  const domainAct = async () => {
    if (openAct || open || kind === 'full') return
    const shopper = whose()
    const isPending = () => phone.all().some((one) => one.domain === 'footprint' && one.shopper === shopper)
    taps += 1
    const at = world.now + taps
    const act = await nextDomainAct(
      random,
      domainRandom,
      { server, ledger: domainLedger, shopper, isPending, at, hasPageActs: hasPageActs(seed) },
      moreDomainsOf(seed),
    )
    if (!act || whose() !== shopper) return
    const tab = page()
    const tap: DomainTap = { at, shopper, act }
    openAct = { tap, tab }
    world.trace.push(`${tab.life.name} does ${JSON.stringify(tap)}`)
    start(doDomainAct(tab.shipped, server, tap), () => {
      if (!phone.wasWritten(tap.at))
        broken.push(new Error('An act was reported as stored before the phone had stored it'))
      openAct = null
    })
  }
  /** Logs the shopper out, unless commands are pending: the page asks before it deletes any. */
  const logOut = () => {
    const token = phone.session()?.token
    const isPending = phone
      .all()
      .some(({ shopper, state }) => shopper === token?.userId && ['waiting', 'sent', 'asked'].includes(state))
    if (!token || open || openAct || isPending || kind === 'full') return
    const { shipped } = page()
    world.trace.push('logs out')
    start(shipped.append(shipped.logoutsDomain, shipped.logoutOf(token, world.now)), () => {
      domainLedger.loggedOut.push(token)
      start(shipped.clearSession())
    })
  }
  const replay = () => {
    const tab = phone.tabs.length > 0 ? random.pick(phone.tabs) : page()
    start(replayIn(tab.shipped))
  }
  const readCart = () => {
    const [userId, tab, regionId] = [whose(), page(), random.pick(regions)]
    if (userId === '') return
    let version = 0
    const { call, cartInfo, cacheCart } = tab.shipped
    start(
      call(
        cartInfo,
        {},
        {
          base: '/api',
          userId,
          regionId,
          body: {},
          onHeaders: (headers) => void (version = Number(headers.get(cartVersionHeader))),
        },
      ),
      (outcome) => {
        if (outcome.ok) start(cacheCart(userId, regionId, { cart: outcome.value, version, at: outcome.at, lang: 'en' }))
      },
    )
  }
  /**
   * After a fetch the phone shows all taps of the shopper: those of other devices, and those that the server does not have
   * yet.
   */
  const checkPhoneLists = async () => {
    const owner = whose()
    if (owner === '' || openAct || kind === 'full') return
    const { life, shipped } = page()
    let shown: ComparedLists | null | undefined
    const read = async () => {
      if (!(await shipped.fetchLists(owner, { base: '/api' })).ok) return null
      return comparedLists((await shipped.readLists(owner, { now: world.now, timeZone: 'UTC' })).lists)
    }
    start(read(), (lists) => (shown = lists))
    await until(() => shown !== undefined || life.isOver)
    if (shown && whose() === owner)
      expectEqual(`Lists on the phone of ${owner}`, shown, domainLedger.meant(owner).lists)
  }
  /**
   * Handles commands that were refused, corrected or left uncertain, as a shopper would: each is confirmed, retried or
   * dismissed.
   */
  const decide = (tab: Tab, isEnd = false) => {
    for (const command of phone.commands()) {
      const mine = command.shopper === whose() && !dismissed.has(command.id)
      if (!mine || (!isEnd && !random.once(3))) continue
      // A shopper decides only after every late request has arrived.
      if (command.state === 'asked' && world.nothingLate()) {
        start<unknown>(
          log.wasDone(command.id) ? tab.shipped.dropCommand(command.id) : tab.shipped.retryCommand(command.id),
        )
      } else if (
        !isEnd &&
        (command.state === 'refused' || command.state === 'corrected') &&
        command.refusal?.code !== 'BAD_REQUEST'
      ) {
        dismissed.add(command.id)
        start(tab.shipped.dropCommand(command.id))
      }
    }
  }
  const changeStock = async () => {
    const [regionId, skuId] = [random.pick(regions), random.pick(server.skus)]
    const stocks = kind !== 'plain' || random.below(10) < 6 ? 500 : random.below(4)
    stockLevels.set(stockLevelsOf(regionId, skuId), stocks)
    await server.setStock(regionId, skuId, stocks)
  }
  /**
   * Signs a shopper in as the page does: every tab is reopened, and pending changes are sent once, whatever the result.
   */
  const signIn = async (mail: string) => {
    for (const tab of pages()) kill(tab)
    if (phone.session()) return
    const wasFull = phone.disk.isFull
    Object.assign(phone.disk, { isFull: false })
    network.isDown = false
    server.time.now = Math.max(server.time.now, world.now)
    const token = await server.signIn(mail)
    world.now = server.time.now
    phone.given.add(token.access_token)
    ledger.join(token.userId, regions)
    domainLedger.join(token.userId)
    const tab = phone.openTab()
    start(tab.shipped.saveSession(token))
    await until(() => whose() !== '')
    for (let tries = 0; tries === 0 || phone.all().some(({ shopper }) => shopper === ''); tries += 1) {
      if (tries > 30) throw new Error("A guest's cart is never merged")
      // A sign-in needs some requests to succeed, so the fault rate is lowered.
      if (tries > 10) network.faultsOneIn = 3
      let isDone = false
      start(replayIn(tab.shipped), () => (isDone = true))
      await until(() => isDone || tab.life.isOver)
    }
    Object.assign(phone.disk, { isFull: wasFull })
  }
  const heldIds = () => phone.all().flatMap(({ id, isHeld, shopper }) => (isHeld && shopper === whose() ? [id] : []))
  /**
   * On a connection that stays poor only pictures have not left, and they leave after a day, or when the shopper says so.
   */
  const releaseHeld = async (tab: Tab) => {
    const held = heldIds()
    const stuck = phone
      .all()
      .find(({ id, state, shopper }) => shopper === whose() && state === 'waiting' && !held.includes(id))
    if (stuck) throw new Error(`A command of ${stuck.domain} waits for the pictures of a review`)
    if (random.once(2)) world.now += 2 * day
    else start(tab.shipped.sendOnAnyConnection(held))
    await untilRest()
  }
  const passTime = async () => {
    if (kind !== 'long') return void (world.now += random.below(3_600_000))
    world.trace.push(`time passes ${world.skew} ${world.now}`)
    // Only the phone's clock dates a sending, so a clock that ran ahead at that time may mislead for as long (decision
    // 0044).
    const isAheadSeed = seed % 10 === 3
    if (isAheadSeed || random.once(2))
      return void (world.skew = random.pick(isAheadSeed ? [0, 100, -100] : [0, -100]) * day)
    // The phone is not used for days; late requests arrive before that.
    for (const tab of [...phone.tabs]) kill(tab)
    await until(() => world.nothingLate())
    const days = random.pick([1, 30, 100, 100])
    world.now += days * day
    // The battery was empty, so the phone's clock did not advance.
    if (random.once(2)) world.skew = -days * day
  }
  const acts: readonly (readonly [number, () => unknown])[] = [
    [30, tap],
    [20, domainAct],
    [3, logOut],
    [14, replay],
    [6, readCart],
    [6, checkPhoneLists],
    [5, undo],
    [3, () => phone.tabs.length < 4 && phone.openTab(random.once(3))],
    [4, () => phone.tabs.length > 0 && kill(random.pick(phone.tabs))],
    [3, () => decide(page())],
    [2, () => (network.isDown = !network.isDown)],
    [2, () => (network.faultsOneIn = random.pick([1, 2, 3, 6]))],
    [1, () => (network.mostChanges = random.pick([2, 3, 100]))],
    [2, () => whose() !== '' && server.revoke(whose())],
    // As if another call received the 401 first.
    [2, () => whose() !== '' && start(page().shipped.clearSession())],
    [3, () => (phone.session() ? null : signIn(random.pick(server.people)))],
    [1, changeStock],
    [kind === 'long' ? 6 : 2, passTime],
    [kind === 'full' ? 5 : 0, () => Object.assign(phone.disk, { isFull: !phone.disk.isFull })],
    [isPoorAtTimes(seed) ? 8 : 0, () => (phone.connection.effectiveType = random.pick(['4g', '2g']))],
    [isPoorAtTimes(seed) ? 4 : 0, () => start(page().shipped.sendOnAnyConnection(heldIds()))],
  ]
  const sumOfWeights = acts.reduce((sum, [weight]) => sum + weight, 0)
  const act = async () => {
    let at = random.below(sumOfWeights)
    for (const [weight, work] of acts) {
      at -= weight
      if (at >= 0) continue
      await work()
      await rest()
      return
    }
  }

  // Each run starts a day later, because sign-in codes are limited by the day.
  server.time.now += day
  world.now = server.time.now
  try {
    await server.resetRecords()
    if (rare === 'shared-lists') await server.shareList()
    for (const regionId of regions)
      for (const skuId of server.skus) {
        const stocks = kind === 'plain' && random.once(4) ? random.below(4) : 500
        stockLevels.set(stockLevelsOf(regionId, skuId), stocks)
        await server.setStock(regionId, skuId, stocks)
      }
    network.faultsOneIn = random.pick([1, 2, 3, 6])
    if (random.once(2)) await signIn(random.pick(server.people))
    const length = 40 + random.below(120)
    for (let turn = 0; turn < length; turn += 1) {
      await act()
      for (let steps = random.below(12); steps > 0; steps -= 1) await step()
    }
    // All faults are repaired, except a poor connection. Changes that only a tab held in memory are lost with the tab.
    Object.assign(network, { isDown: false, faultsOneIn: 0, mostChanges: 100 })
    Object.assign(phone.disk, { isFull: false })
    world.skew = 0
    if (isPoorAtTimes(seed)) phone.connection.effectiveType = '2g'
    await untilRest()
    for (const tab of [...phone.tabs]) kill(tab)
    await untilRest()
    const isOpen = (userId: string | undefined) =>
      phone
        .all()
        .some(
          ({ shopper, state }) =>
            (shopper === '' || shopper === 'phone' || shopper === userId) &&
            ['waiting', 'sent', 'asked'].includes(state),
        )
    for (const mail of random.once(2) ? server.people : [...server.people].reverse()) {
      if (!isOpen(server.users.get(mail))) continue
      const leaving = phone.openTab()
      start(leaving.shipped.clearSession())
      await untilRest()
      await signIn(mail)
      for (let rounds = 0; isOpen(whose()); rounds += 1) {
        if (rounds > 10) throw new Error('A command is never sent')
        const tab = page()
        decide(tab, true)
        await untilRest()
        start(replayIn(tab.shipped))
        await untilRest()
        if (rounds === 5 && isPoorAtTimes(seed)) await releaseHeld(tab)
      }
    }
    await checkEnd({ ledger, log, server, phone, dismissed, kind })
    const refused = (wanted: string, owner: string) =>
      phone.all().filter(({ domain, shopper, state }) => domain === wanted && shopper === owner && state === 'refused')
    await checkPhoneLists()
    await checkDomains(
      domainLedger,
      server,
      (owner) => refused('favourites', owner).length > 0,
      (owner, item) => refused('reviews', owner).some(({ input }) => (input as Partial<Version>).orderItemId === item),
      (owner, id) => refused('vouchers', owner).some(({ input }) => (input as { voucherId: number }).voucherId === id),
      phone
        .all()
        .flatMap(({ domain, state, input }) =>
          domain === 'contact' && state === 'refused' ? [(input as { content: string }).content] : [],
        ),
    )
    if (rare === 'shared-lists') {
      const isShown = ({ domain, state }: Command) => domain === rare && state === 'refused'
      await checkSharedList(domainLedger.sharedListTaps(), server, phone.all().filter(isShown).length)
    }
    return { steps: world.steps, sent: log.done.length }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `Seed ${seed} (${kind}): ${reason}\nTapped:\n${ledger.all().join('\n')}\n${domainLedger.all().join('\n')}\nDone:\n${log.all().join('\n')}\nThe last steps:\n${world.trace.slice(-Number(process.env['TRACE'] ?? 60)).join('\n')}`,
      { cause: error },
    )
  }
}
