import { expectEqual, type Intended, type OfferAct, type Situation } from './intended.ts'
import type { Server } from './server.ts'
import type { Shipped } from './shipped.ts'

/** The maximum number of acts of a shopper: the server takes 20 offers of a shopper in a day. */
const mostActs = 12

/** A new offer, another version of one, or the withdrawal of one that the server has. */
export async function nextOfferAct({ random, server, ledger, shopper }: Situation): Promise<OfferAct | null> {
  if (shopper === '') return null
  const { offers } = ledger.meant(shopper)
  if ([...offers.values()].flat().length >= mostActs) return null
  const keys = [...offers.keys()]
  const key = keys.length > 0 && (keys.length > 2 || random.once(2)) ? random.pick(keys) : random.uuid()
  const nth = ledger.all().length
  const isWithdrawn = random.once(4)
  const stored = isWithdrawn ? (await server.offersOf(shopper)).get(key) : undefined
  if (stored) return { domain: 'offers', op: 'withdraw', key }
  return {
    domain: 'offers',
    op: 'submit',
    key,
    title: `Version ${nth}`,
    widths: Array.from({ length: 1 + random.below(3) }, (_, index) => 1 + nth * 3 + index),
  }
}

type Who = { readonly at: number; readonly shopper: string; readonly regionId: number }

/** Performs an act through the functions that the page calls. */
export async function doOfferAct(shipped: Shipped, server: Server, who: Who, act: OfferAct): Promise<unknown> {
  const { key } = act
  if (act.op === 'withdraw') return shipped.withdrawOffer({ ...who, key, title: '' })
  const { title, widths } = act
  const pictures: { id: string }[] = []
  for (const width of widths) {
    const added = await shipped.offerPictures.add(who.shopper, key, server.pictures[width] ?? new Blob([]))
    if (!added.ok) throw new Error('The phone is full')
    pictures.push({ id: added.id })
  }
  const { categoryId } = server
  const offer = { key, title, condition: 'GOOD' as const, categoryId, description: 'Used.', defects: '', pictures }
  await shipped.offerDrafts.save(who.shopper, {
    ...offer,
    regionId: who.regionId,
    price: '5000',
    isEdit: false,
    at: who.at,
  })
  return shipped.submitOffer({ ...who, offer: { ...offer, price: 5000 } })
}

/** Throws unless the server has the last version of each offer with its pictures in their order, or its withdrawal. */
export async function checkOffers(owner: string, { offers }: Intended, server: Server): Promise<void> {
  const stored = await server.offersOf(owner)
  expectEqual(`Offers of ${owner}`, [...stored.keys()].sort(), [...offers.keys()].sort())
  for (const [key, acts] of offers) {
    const [offer, last] = [stored.get(key), acts.at(-1)]
    if (last?.op === 'withdraw') expectEqual(`The withdrawn offer ${key} of ${owner}`, offer?.state, 'withdrawn')
    else
      expectEqual(`The offer ${key} of ${owner}`, offer, {
        state: 'waiting',
        title: last?.title,
        widths: last?.widths,
      })
  }
}
