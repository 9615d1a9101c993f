import type { Language } from '#contract/languages.ts'
import { sampleCard } from '../support/sample-card.ts'
import type { Random } from './random.ts'
import type { Shipped } from './shipped.ts'
import { regions, type Shop, unknownProduct } from './shop.ts'

/** One action of a shopper in a domain other than the cart. */
export type DomainAct =
  | { readonly domain: 'favourites'; readonly prodId: number; readonly isKept: boolean }
  | { readonly domain: 'footprint'; readonly op: 'view'; readonly prodId: number }
  | { readonly domain: 'footprint'; readonly op: 'remove'; readonly prodId: number; readonly id: number }
  | { readonly domain: 'preferences'; readonly lang: Language }
  | { readonly domain: 'preferences'; readonly regionId: number }
export type DomainTap = { readonly at: number; readonly shopper: string; readonly act: DomainAct }

type Meant = {
  readonly favourites: Map<number, boolean>
  readonly views: Set<number>
  lang: string | null
  regionId: number | null
}

/**
 * The intended result in all domains but the cart, from the taps in the order in which the phone stored them. Written
 * for the simulator alone, without any of the shipped code.
 */
export function openDomainLedger() {
  let taps: DomainTap[] = []
  const loggedOut = new Set<string>()
  return {
    write: (tap: DomainTap) => void taps.push(tap),
    all: () => taps.map((tap) => JSON.stringify(tap)),
    /** The access tokens of the sessions that were logged out on the phone. */
    loggedOut,
    /** Makes the guest's choices and views the shopper's at login; choices that the guest undid are dropped. */
    join(shopper: string): void {
      const guests = taps.filter((tap) => tap.shopper === '')
      const last = new Map(guests.flatMap(({ act, at }) => (act.domain === 'favourites' ? [[act.prodId, at]] : [])))
      taps = taps
        .filter(
          ({ shopper: whose, act, at }) =>
            whose !== '' || act.domain !== 'favourites' || (act.isKept && last.get(act.prodId) === at),
        )
        .map((tap) => (tap.shopper === '' ? { ...tap, shopper } : tap))
    },
    meant(shopper: string): Meant {
      const meant: Meant = { favourites: new Map(), views: new Set(), lang: null, regionId: null }
      for (const { act } of taps.filter((tap) => tap.shopper === shopper)) {
        if (act.domain === 'favourites') meant.favourites.set(act.prodId, act.isKept)
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

/**
 * Chooses the shopper's next action; null if there is nothing to do. `isPending`: the phone has pending footprint
 * commands of the shopper.
 */
export async function domainWish(
  random: Random,
  shop: Shop,
  ledger: DomainLedger,
  shopper: string,
  isPending: () => boolean,
): Promise<DomainAct | null> {
  const chosen = random.below(10)
  if (chosen < 4) {
    const prodId = shopper !== '' && random.once(20) ? unknownProduct : random.pick(shop.products)
    return { domain: 'favourites', prodId, isKept: !(ledger.meant(shopper).favourites.get(prodId) ?? false) }
  }
  if (chosen < 7) return { domain: 'footprint', op: 'view', prodId: random.pick(shop.products) }
  if (shopper === '') return null
  if (chosen < 8) {
    if (isPending()) return null
    const [view] = await shop.footprintOf(shopper)
    return view && !isPending() ? { domain: 'footprint', op: 'remove', ...view } : null
  }
  return random.once(2)
    ? { domain: 'preferences', lang: random.pick(['en', 'tr', 'pt', 'ru']) }
    : { domain: 'preferences', regionId: random.pick(regions) }
}

/** Performs an action through the functions that the page calls. */
export function doDomainAct(shipped: Shipped, { at, shopper, act }: DomainTap): Promise<unknown> {
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
  if (act.op === 'remove') return shipped.removeViews([{ userId: shopper, id: act.id, at }])
  return shipped.recordFootprint({ ...sampleCard, prodId: act.prodId }, regions[0], at, 'UTC', shopper, 'en')
}

const same = (what: string, is: unknown, must: unknown) => {
  if (JSON.stringify(is) !== JSON.stringify(must))
    throw new Error(`${what}: is ${JSON.stringify(is)}, must be ${JSON.stringify(must)}`)
}
const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b)

/** Throws unless the shop has the intended result of every shopper, and every logged-out session has ended. */
export async function checkDomains(
  ledger: DomainLedger,
  shop: Shop,
  isRefused: (shopper: string) => boolean,
): Promise<void> {
  for (const owner of new Set(shop.owners.values())) {
    const meant = ledger.meant(owner)
    const kept = [...meant.favourites].filter(([prodId, isKept]) => isKept && prodId !== unknownProduct)
    same(`Favourites of ${owner}`, sorted(await shop.favouritesOf(owner)), sorted(kept.map(([prodId]) => prodId)))
    if (meant.favourites.has(unknownProduct) && !isRefused(owner))
      throw new Error(`Nobody is told that a favourite of ${owner} was refused`)
    const views = (await shop.footprintOf(owner)).map(({ prodId }) => prodId)
    same(`Views of ${owner}`, sorted(views), sorted(meant.views))
    const account = await shop.preferencesOf(owner)
    if (meant.lang !== null) same(`The language of ${owner}`, account.lang, meant.lang)
    if (meant.regionId !== null) same(`The region of ${owner}`, account.regionId, meant.regionId)
  }
  for (const token of ledger.loggedOut)
    if (await shop.isSignedIn(token)) throw new Error('A sign-in that was logged out lives on')
}
