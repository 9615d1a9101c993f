import { maxContactLength } from '#contract/contact/contact-limits.ts'
import type { Language } from '#contract/languages.ts'
import type { DomainName } from '#offline/domains.ts'
import type { Command } from '#offline/outbox/command.ts'
import { sampleCard } from '../support/sample-card.ts'
import { sampleVoucher } from './given-vouchers.ts'
import {
  changeElsewhere,
  doGroceryAct,
  type GroceryAct,
  intendedLists,
  isJoined,
  nextGroceryAct,
} from './grocery/grocery-ledger.ts'
import { doPageAct, nextPageAct, storedActs } from './grocery/page-acts.ts'
import {
  expectEqual,
  type Intended,
  type MessageAct,
  type OfferAct,
  type ReadMarkAct,
  type ReviewAct,
  type Situation,
} from './intended.ts'
import { checkMessages, doMessageAct, doReadMarkAct, nextMessageAct, nextReadMarkAct } from './message-acts.ts'
import { checkOffers, doOfferAct, nextOfferAct } from './offer-acts.ts'
import { type Random, seededRandom } from './random.ts'
import { checkReviews, doReviewAct, nextReviewAct } from './review-acts.ts'
import { regions, type Server, type Tokens, unknownProduct } from './server.ts'
import { changeOfFriend, doSharedListAct, nextSharedListAct, type SharedListAct } from './shared-list/acts.ts'
import type { Shipped } from './shipped.ts'

/** One action of a shopper in a domain other than the cart. */
export type DomainAct =
  | { readonly domain: 'favourites'; readonly prodId: number; readonly isKept: boolean }
  | { readonly domain: 'footprint'; readonly op: 'view'; readonly prodId: number }
  | { readonly domain: 'footprint'; readonly op: 'remove'; readonly prodId: number; readonly id: number }
  | { readonly domain: 'preferences'; readonly lang: Language }
  | { readonly domain: 'preferences'; readonly regionId: number }
  | { readonly domain: 'reminders'; readonly pushId: number }
  | { readonly domain: 'votes'; readonly prodCommId: number; readonly isHelpful: boolean }
  | { readonly domain: 'vouchers'; readonly voucherId: number }
  | { readonly domain: 'contact'; readonly content: string }
  | GroceryAct
  | SharedListAct
  | ReviewAct
  | MessageAct
  | ReadMarkAct
  | OfferAct
export type DomainTap = { readonly at: number; readonly shopper: string; readonly act: DomainAct }

const groceryTap = ({ act, at }: DomainTap) => (act.domain === 'grocery-lists' ? [{ act, at }] : [])

/**
 * The intended result in all domains but the cart, from the taps in the order in which the phone stored them. Written
 * for the simulator alone, without any of the shipped code.
 */
export function openDomainLedger() {
  let taps: DomainTap[] = []
  const loggedOut: Tokens[] = []
  return {
    write: (tap: DomainTap) => void taps.push(tap),
    /** Writes an act whose first command the phone has stored. */
    writeStored({ act, ...tap }: DomainTap, { input }: Command): void {
      const acts = act.domain === 'grocery-lists' ? storedActs(act, input as { listId: string }) : [act]
      for (const one of acts) taps.push({ ...tap, act: one })
    },
    all: () => taps.map((tap) => JSON.stringify(tap)),
    /** The sessions that were logged out on the phone. */
    loggedOut,
    /** The items that another device has reviewed, with or without success. */
    elsewhere: new Set<number>(),
    /** Makes the guest's choices and views the shopper's at login; choices that the guest undid are dropped. */
    join(shopper: string): void {
      const guests = taps.filter((tap) => tap.shopper === '')
      const guestLists = guests.flatMap(groceryTap)
      const last = new Map(guests.flatMap(({ act, at }) => (act.domain === 'favourites' ? [[act.prodId, at]] : [])))
      taps = taps
        .filter(
          ({ shopper: whose, act, at }) =>
            whose !== '' ||
            (act.domain === 'grocery-lists' && isJoined({ act, at }, guestLists)) ||
            (act.domain === 'favourites' && act.isKept && last.get(act.prodId) === at) ||
            !['grocery-lists', 'favourites'].includes(act.domain),
        )
        .map((tap) => (tap.shopper === '' ? { ...tap, shopper } : tap))
    },
    /** The push messages that this phone asked for again, whoever was signed in. */
    reminded: () => new Set(taps.flatMap(({ act }) => (act.domain === 'reminders' ? [act.pushId] : []))),
    /** The taps of a person on grocery lists. */
    groceryTaps: (shopper: string) => taps.filter((tap) => tap.shopper === shopper).flatMap(groceryTap),
    /** The taps of all persons of the phone, and of the friend, on the friend's list. */
    sharedListTaps: () => taps.flatMap(({ act, at }) => (act.domain === 'shared-lists' ? [{ act, at }] : [])),
    meant(shopper: string): Intended {
      const own = taps.filter((tap) => tap.shopper === shopper)
      const meant: Intended = {
        favourites: new Map(),
        views: new Set(),
        votes: new Map(),
        vouchers: [],
        lists: intendedLists(own.flatMap(groceryTap)),
        reviews: new Map(),
        reports: new Set(),
        contacts: [],
        messages: [],
        offers: new Map(),
        readSeq: 0,
        lang: null,
        regionId: null,
      }
      for (const { act } of own) {
        if (act.domain === 'grocery-lists' || act.domain === 'shared-lists' || act.domain === 'reminders') continue
        if (act.domain === 'favourites') meant.favourites.set(act.prodId, act.isKept)
        else if (act.domain === 'vouchers') meant.vouchers.push(act.voucherId)
        else if (act.domain === 'contact') meant.contacts.push(act.content)
        else if (act.domain === 'messages') meant.messages.push(act)
        else if (act.domain === 'offers') meant.offers.set(act.key, [...(meant.offers.get(act.key) ?? []), act])
        else if (act.domain === 'read-marks') meant.readSeq = Math.max(meant.readSeq, act.seq)
        else if (act.domain === 'votes') meant.votes.set(act.prodCommId, act.isHelpful)
        else if (act.domain === 'reviews' && act.op === 'report') meant.reports.add(act.prodCommId)
        else if (act.domain === 'reviews')
          meant.reviews.set(act.orderItemId, [...(meant.reviews.get(act.orderItemId) ?? []), act])
        else if (act.domain === 'preferences' && 'lang' in act) meant.lang = act.lang
        else if (act.domain === 'preferences') meant.regionId = act.regionId
        else if (act.op === 'view') meant.views.add(act.prodId)
        else meant.views.delete(act.prodId)
      }
      return meant
    },
  }
}
export type DomainLedger = ReturnType<typeof openDomainLedger>

/** The domains that the acts of `chooseAct` drive; the simulator drives the cart and the logouts by itself. */
type ActDomain = Exclude<DomainName, 'cart' | 'logouts'>
/**
 * Chooses the shopper's next act in a domain; null if there is nothing to do. A new domain does not compile until its
 * acts are here.
 */
const chooseAct: Readonly<Record<ActDomain, (situation: Situation) => Promise<DomainAct | null> | DomainAct | null>> = {
  favourites({ random, server, ledger, shopper }) {
    const prodId = shopper !== '' && random.once(20) ? unknownProduct : random.pick(server.products)
    return { domain: 'favourites', prodId, isKept: !(ledger.meant(shopper).favourites.get(prodId) ?? false) }
  },
  async footprint({ random, server, shopper, isPending }) {
    if (!random.once(4)) return { domain: 'footprint', op: 'view', prodId: random.pick(server.products) }
    if (shopper === '' || isPending()) return null
    const [view] = await server.footprintOf(shopper)
    return view && !isPending() ? { domain: 'footprint', op: 'remove', ...view } : null
  },
  preferences({ random, shopper }) {
    if (shopper === '') return null
    return random.once(2)
      ? { domain: 'preferences', lang: random.pick(['en', 'tr', 'pt', 'ru']) }
      : { domain: 'preferences', regionId: random.pick(regions) }
  },
  votes({ random, server, ledger, shopper }) {
    if (shopper === '') return null
    const prodCommId = random.pick(server.reviews)
    return { domain: 'votes', prodCommId, isHelpful: !(ledger.meant(shopper).votes.get(prodCommId) ?? false) }
  },
  vouchers({ random, server, ledger, shopper }) {
    const { vouchers } = ledger.meant(shopper)
    const left = server.vouchers.filter((voucherId) => !vouchers.includes(voucherId))
    return shopper === '' || left.length === 0 ? null : { domain: 'vouchers', voucherId: random.pick(left) }
  },
  async 'grocery-lists'({ random, server, ledger, shopper, at, hasPageActs }) {
    if (hasPageActs) return nextPageAct(random, ledger.groceryTaps(shopper), server.skus)
    const act = nextGroceryAct(random, ledger.groceryTaps(shopper), server.skus, shopper === '')
    if (!act.isElsewhere) return act
    ledger.write({ at, shopper, act })
    await server.changeListsElsewhere(shopper, changeElsewhere({ act, at }, random.uuid()))
    return null
  },
  reviews: (situation) => nextReviewAct(situation),
  reminders: ({ random, server }) => ({ domain: 'reminders', pushId: random.pick(server.pushes.ids) }),
  contact({ random, ledger, shopper, at }) {
    // The server takes at most 10 messages of a shopper in a day.
    if (ledger.meant(shopper).contacts.length >= 4) return null
    return { domain: 'contact', content: random.once(4) ? tooLong(at) : `A message of ${at}` }
  },
  messages: nextMessageAct,
  'read-marks': nextReadMarkAct,
  offers: nextOfferAct,
  async 'shared-lists'({ random, server, ledger, at }) {
    const act = nextSharedListAct(random, ledger.sharedListTaps(), server)
    if (act.person !== undefined) return act
    ledger.write({ at, shopper: '', act })
    await server.changeListsElsewhere(server.friend, changeOfFriend({ act, at }, random.uuid()))
    return null
  },
}
const actDomains = Object.keys(chooseAct) as ActDomain[]
/**
 * A fault in the merge of a list shows only after several acts on the same list, and reviews and offers have
 * several versions and pictures: the acts of these domains are more frequent.
 */
const frequentDomains: readonly ActDomain[] = [
  ...actDomains.filter((name) => name !== 'reminders' && name !== 'shared-lists'),
  ...Array<ActDomain>(3).fill('grocery-lists'),
  ...Array<ActDomain>(2).fill('reviews'),
  ...Array<ActDomain>(2).fill('offers'),
]

/** One random stream for each domain of `chooseAct`, so that a new act of one domain leaves the others unchanged. */
export type DomainRandom = (domain: ActDomain) => Random
export function randomOfDomains(seed: number): DomainRandom {
  const streams = new Map(actDomains.map((name, index) => [name, seededRandom(seed + 1_000_003 * (index + 1))]))
  return (domain) => streams.get(domain) as Random
}

/** The domains that only some seeds have, with their frequency. */
const rareDomains: Readonly<Record<RareDomain, readonly ActDomain[]>> = {
  reminders: ['reminders'],
  'shared-lists': Array<ActDomain>(20).fill('shared-lists'),
}
type RareDomain = 'reminders' | 'shared-lists'
export const isRare = (name: string): boolean => name in rareDomains
/** The rare domain of a seed. */
export const rareDomainOf = (seed: number): RareDomain | null =>
  seed % 10 === 5 ? 'reminders' : seed % 10 === 6 ? 'shared-lists' : null

/** Whether the report about the connection changes in a seed. The other seeds keep the order of their events. */
export const isPoorAtTimes = (seed: number): boolean => seed % 20 === 11
/** Whether the lists of a seed change by the page's own functions alone. */
export const hasPageActs = (seed: number): boolean => seed % 20 === 13
/** The domains that are more frequent in a seed. */
export const moreDomainsOf = (seed: number): readonly ActDomain[] => {
  const rare = rareDomainOf(seed)
  return rare
    ? rareDomains[rare]
    : isPoorAtTimes(seed)
      ? Array<ActDomain>(12).fill('reviews')
      : hasPageActs(seed)
        ? Array<ActDomain>(150).fill('grocery-lists')
        : []
}

/** Chooses the shopper's next act in one of the domains but the cart; `more` are the more frequent domains. */
export async function nextDomainAct(
  random: Random,
  randomOf: DomainRandom,
  situation: Omit<Situation, 'random'>,
  more: readonly ActDomain[],
): Promise<DomainAct | null> {
  const domain = random.pick([...frequentDomains, ...more])
  return chooseAct[domain]({ ...situation, random: randomOf(domain) })
}

/** Performs an action through the functions that the page calls. */
export function doDomainAct(shipped: Shipped, server: Server, { at, shopper, act }: DomainTap): Promise<unknown> {
  if (act.domain === 'favourites')
    return shipped.setFavourite({
      userId: shopper,
      kind: 'prod',
      id: act.prodId,
      isKept: act.isKept,
      at,
      regionId: regions[0],
      product: { ...sampleCard, prodId: act.prodId },
    })
  if (act.domain === 'preferences')
    return shipped.append(shipped.preferencesDomain, {
      shopper,
      regionId: regions[0],
      at,
      input: 'lang' in act ? { field: 'language', lang: act.lang } : { field: 'region', regionId: act.regionId },
    })
  if (act.domain === 'grocery-lists')
    return (
      doPageAct(shipped, { shopper, regionId: regions[0], at }, act) ??
      doGroceryAct(shipped, shopper, regions[0], { act, at })
    )
  if (act.domain === 'shared-lists') return doSharedListAct(shipped, server, shopper, { act, at })
  if (act.domain === 'votes')
    return shipped.setVote({
      shopper,
      regionId: regions[0],
      at,
      prodCommId: act.prodCommId,
      isHelpful: act.isHelpful,
      author: '',
    })
  if (act.domain === 'vouchers')
    return shipped.collectVoucherLater({ shopper, regionId: regions[0], at, voucher: sampleVoucher(act.voucherId) })
  if (act.domain === 'reminders')
    return shipped.append(shipped.remindersDomain, {
      shopper: shipped.phoneOwner,
      regionId: 0,
      at,
      input: { pushId: act.pushId, subscriptionId: server.pushes.subscriptionId },
    })
  if (act.domain === 'contact')
    return shipped.submitMessage({
      shopper,
      regionId: regions[0],
      at,
      topic: 'other',
      name: 'Ama',
      mail: `ama${at}@example.com`,
      content: act.content,
      lang: 'en',
    })
  if (act.domain === 'reviews') return doReviewAct(shipped, { at, shopper, regionId: regions[0] }, act, server.pictures)
  if (act.domain === 'offers') return doOfferAct(shipped, server, { at, shopper, regionId: regions[0] }, act)
  if (act.domain === 'messages')
    return doMessageAct(shipped, { at, shopper, regionId: regions[0] }, act, server.pictures)
  if (act.domain === 'read-marks') return doReadMarkAct(shipped, server, { at, shopper, regionId: regions[0] }, act)
  if (act.op === 'remove') return shipped.removeViews([{ userId: shopper, id: act.id, at }])
  return shipped.recordFootprint(
    { card: { ...sampleCard, prodId: act.prodId }, regionId: regions[0], at, lang: 'en', userId: shopper },
    'UTC',
  )
}

/** A message that the server refuses. */
const tooLong = (at: number) => `${at}`.padEnd(maxContactLength + 1, '.')
const isTooLong = (content: string) => content.length > maxContactLength

const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b)

/** Throws unless the server has the intended result of every shopper, and every logged-out session has ended. */
export async function checkDomains(
  ledger: DomainLedger,
  server: Server,
  isRefused: (shopper: string) => boolean,
  isReviewRefused: (shopper: string, orderItemId: number) => boolean,
  isVoucherRefused: (shopper: string, voucherId: number) => boolean,
  refusedMessages: readonly string[],
): Promise<void> {
  for (const owner of new Set(server.owners.values())) {
    const meant = ledger.meant(owner)
    const kept = [...meant.favourites].filter(([prodId, isKept]) => isKept && prodId !== unknownProduct)
    expectEqual(
      `Favourites of ${owner}`,
      sorted(await server.favouritesOf(owner)),
      sorted(kept.map(([prodId]) => prodId)),
    )
    if (meant.favourites.has(unknownProduct) && !isRefused(owner))
      throw new Error(`No refusal is shown for a favourite of ${owner}`)
    const views = (await server.footprintOf(owner)).map(({ prodId }) => prodId)
    expectEqual(`Views of ${owner}`, sorted(views), sorted(meant.views))
    const votes = [...meant.votes].filter(([, isHelpful]) => isHelpful).map(([prodCommId]) => prodCommId)
    expectEqual(`Votes of ${owner}`, sorted(await server.votesOf(owner)), sorted(votes))
    // A voucher that was sent twice under two keys is collected twice.
    const given = meant.vouchers.filter((voucherId) => voucherId !== server.goneVoucher)
    expectEqual(`Vouchers of ${owner}`, sorted(await server.vouchersOf(owner)), sorted(given))
    expectEqual(
      `Refused vouchers of ${owner}`,
      isVoucherRefused(owner, server.goneVoucher),
      meant.vouchers.includes(server.goneVoucher),
    )
    expectEqual(`Lists of ${owner}`, await server.groceryListsOf(owner), meant.lists)
    await checkReviews({ owner, meant, elsewhere: ledger.elsewhere, server, isRefused: isReviewRefused })
    await checkMessages(owner, meant, server)
    await checkOffers(owner, meant, server)
    const account = await server.preferencesOf(owner)
    if (meant.lang !== null) expectEqual(`The language of ${owner}`, account.lang, meant.lang)
    if (meant.regionId !== null) expectEqual(`The region of ${owner}`, account.regionId, meant.regionId)
  }
  expectEqual('The reminders of the phone', sorted(await server.reminders()), sorted(ledger.reminded()))
  // A guest's message may reach the server before or after the login.
  const contacts = [...new Set(server.owners.values()), ''].flatMap((owner) => ledger.meant(owner).contacts).sort()
  expectEqual(
    'Messages to the mall',
    (await server.contacts()).sort(),
    contacts.filter((one) => !isTooLong(one)),
  )
  expectEqual('Refused messages', [...refusedMessages].sort(), contacts.filter(isTooLong))
  for (const tokens of ledger.loggedOut)
    if (await server.isSignedIn(tokens)) throw new Error('A session that was logged out has not ended')
}
