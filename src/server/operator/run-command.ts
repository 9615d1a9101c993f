import { regionIds } from '#contract/region/region.ts'
import { foldText } from '#contract/search/search-words.ts'
import { readMessages } from '../chat/message-store.ts'
import { readOpenChats, readOwner } from '../chat/operator-chat-store.ts'
import { answerAsPerson } from '../chat/shop-message.ts'
import { listContacts, showContact } from '../contact/contact-listing.ts'
import { readContact, readContacts, writeReply } from '../contact/contact-store.ts'
import type { Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { isRefusal, type Refusal } from '../http/refusal.ts'
import { coloursOf as measuredColours } from '../media/colours.ts'
import { publishAnnouncement } from '../notice/announce-store.ts'
import { deliver, recordOutForDelivery, ship } from '../order/move-order.ts'
import { readItem, readItemsOf } from '../pre-loved/item-store.ts'
import { judgeOffer, payOutOffer } from '../pre-loved/moderate-offer.ts'
import { listOffers, showOffer } from '../pre-loved/offer-listing.ts'
import { statesOfList } from '../pre-loved/pre-loved-rules.ts'
import { approveRefund, declineRefund, payRefundByHand } from '../refund/move-refund.ts'
import { readRefundsOfState } from '../refund/refund-store.ts'
import { toMajor } from '../region/region-rules.ts'
import { replyToReview, showOrHide } from '../review/moderate-review.ts'
import { readModerated } from '../review/moderation-store.ts'
import { allowSearch, readStopped, stopSearch } from '../search/phrase-store.ts'
import { refreshDemo } from '../seed/refresh/refresh-demo.ts'
import { listChats, listMessages, listOrders, listRefunds, listReviews, listStock } from './listing.ts'
import { noRegion, regionNamed } from './named-region.ts'
import { type OperatorCommand, type Outcome, stateNames, statusNames } from './operator-command.ts'
import { readEverybodysOrders } from './operator-order-store.ts'
import { writePrice } from './operator-price-store.ts'
import { countStock, readStock, restoreProduct, withdrawProduct } from './operator-stock-store.ts'
import { restoreBackup } from './restore-backup.ts'
import { runCoinCommand } from './run-coin-command.ts'
import { runGroupCommand } from './run-group-command.ts'
import { runVoucherCommand } from './run-voucher-command.ts'
import { writeBackup } from './write-backup.ts'

const done = (text: string): Outcome => ({ isDone: true, text })
const refuse = (text: string): Outcome => ({ isDone: false, text })

/** Rolls back the writes of a refused command. */
class RefusedOutcome extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.refused.desc)
  }
}

/** Runs an operator's command; a refusal is a sentence. `coloursOf` measures the colours of an illustration. */
export async function runCommand(
  command: OperatorCommand,
  {
    db,
    clock,
    coloursOf = measuredColours,
  }: Pick<Dependencies, 'db' | 'clock'> & Partial<Pick<Parameters<typeof refreshDemo>[1], 'coloursOf'>>,
): Promise<Outcome> {
  const now = new Date(clock())
  /** One transaction; a refusal rolls it back and is reported. */
  const moved = async (
    what: string,
    work: (tables: Tables) => Promise<unknown>,
    doneText: string,
  ): Promise<Outcome> => {
    const refused = await db
      .transaction()
      .execute(async (tables) => {
        const result = await work(tables)
        if (isRefusal(result)) throw new RefusedOutcome(result)
      })
      .then(
        () => null,
        (error: unknown) => (error instanceof RefusedOutcome ? error.refusal.refused : Promise.reject(error)),
      )
    if (!refused) return done(doneText)
    return refuse(
      refused.code === 'NOT_FOUND'
        ? `There is no ${what}.`
        : `${what[0]?.toUpperCase()}${what.slice(1)}: ${refused.desc}`,
    )
  }
  switch (command.kind) {
    case 'orders':
      return done(
        listOrders(await readEverybodysOrders(db, command.status && statusNames[command.status], command.most)),
      )
    case 'ship': {
      const { orderNumber, courier, tracking: trackingNumber } = command
      return moved(
        `order ${orderNumber}`,
        (tables) => ship(tables, orderNumber, { courier, trackingNumber }, now),
        `Order ${orderNumber} is shipped with ${courier}, ${trackingNumber}.`,
      )
    }
    case 'out for delivery':
      return moved(
        `order ${command.orderNumber}`,
        (tables) => recordOutForDelivery(tables, command.orderNumber, command.place, now),
        `The shopper of order ${command.orderNumber} knows that the parcel arrives today.`,
      )
    case 'deliver':
      return moved(
        `order ${command.orderNumber}`,
        (tables) => deliver(tables, command.orderNumber, now),
        `Order ${command.orderNumber} is delivered.`,
      )
    case 'refunds':
      return done(listRefunds(await readRefundsOfState(db, stateNames[command.state], command.most)))
    case 'refund approve':
      return moved(
        `refund ${command.refundNumber}`,
        (tables) => approveRefund(tables, command, now),
        `Refund ${command.refundNumber} is approved. Card payments are refunded automatically while the mall runs. Return cash by hand, then run "refund paid".`,
      )
    case 'refund decline':
      return moved(
        `refund ${command.refundNumber}`,
        (tables) => declineRefund(tables, command, command.because, now),
        `Refund ${command.refundNumber} is declined.`,
      )
    case 'refund paid':
      return moved(
        `refund ${command.refundNumber}`,
        (tables) => payRefundByHand(tables, command, now),
        `Refund ${command.refundNumber} is marked as refunded.`,
      )
    case 'reviews':
      return done(listReviews(await readModerated(db, command.list, command.most)))
    case 'review reply':
      return moved(
        `review ${command.prodCommId}`,
        (tables) => replyToReview(tables, command.prodCommId, command.text, now),
        `Review ${command.prodCommId} has your reply. Cached lists may show the review without it for some minutes.`,
      )
    case 'review show':
      return moved(
        `review ${command.prodCommId}`,
        (tables) => showOrHide(tables, command.prodCommId, false, now),
        `Review ${command.prodCommId} is shown.`,
      )
    case 'review hide':
      return moved(
        `review ${command.prodCommId}`,
        (tables) => showOrHide(tables, command.prodCommId, true, now),
        `Review ${command.prodCommId} is hidden. Cached lists may show it for some minutes.`,
      )
    case 'preloved list':
      return done(listOffers(await readItemsOf(db, statesOfList[command.list], command.most)))
    case 'preloved show': {
      const item = await readItem(db, command.itemId)
      return item ? done(showOffer(item)) : refuse(`There is no item ${command.itemId}.`)
    }
    case 'preloved approve':
      return moved(
        `item ${command.itemId}`,
        (tables) => judgeOffer(tables, command.itemId, { event: 'approve', version: command.version }, now),
        `Item ${command.itemId} is listed.`,
      )
    case 'preloved decline':
      return moved(
        `item ${command.itemId}`,
        (tables) => judgeOffer(tables, command.itemId, { event: 'decline', reason: command.because }, now),
        `Item ${command.itemId} is declined.`,
      )
    case 'preloved paid':
      return moved(
        `item ${command.itemId}`,
        (tables) => payOutOffer(tables, command.itemId, now),
        `Item ${command.itemId} is marked as paid out.`,
      )
    case 'contact':
      return done(listContacts(await readContacts(db, command.list === 'open', command.most)))
    case 'contact show': {
      const message = await readContact(db, command.contactId)
      return message ? done(showContact(message)) : refuse(`There is no message ${command.contactId}.`)
    }
    case 'contact answer':
      return (await writeReply(db, command.contactId, command.text, now))
        ? done(`Message ${command.contactId} is answered. The answer is sent while the mall runs.`)
        : refuse(`There is no message ${command.contactId}.`)
    case 'chat':
      return done(listChats(await readOpenChats(db, command.list, command.most)))
    case 'chat show': {
      if ((await readOwner(db, command.chatId)) === undefined) return refuse(`There is no chat ${command.chatId}.`)
      return done(listMessages(await readMessages(db, command.chatId, {}, 50)))
    }
    case 'chat answer':
      return moved(
        `chat ${command.chatId}`,
        (tables) => answerAsPerson(tables, command.chatId, command.text, now),
        `Chat ${command.chatId} has your answer.`,
      )
    case 'voucher':
    case 'voucher create':
    case 'voucher stop':
    case 'voucher give':
      return db.transaction().execute((tables) => runVoucherCommand(tables, command, now))
    case 'groups':
    case 'groups create':
    case 'groups join':
    case 'groups timeout':
      return db.transaction().execute((tables) => runGroupCommand(tables, command, now))
    case 'announce': {
      const named = (command.regions ?? Object.keys(regionIds)).map((name) => ({ name, region: regionNamed(name) }))
      const unknown = named.find(({ region }) => !region)
      if (unknown) return refuse(noRegion(unknown.name))
      const to = named.flatMap(({ region }) => region ?? [])
      const { title: titles, text: contents } = command
      const announcement = { regions: to.map(({ regionId }) => regionId), titles, contents }
      return (await publishAnnouncement(db, announcement, now))
        ? done(`"${titles[0]}" is announced to ${to.map(({ regionName }) => regionName).join(', ')}.`)
        : refuse(`"${titles[0]}" was announced today already.`)
    }
    case 'stock': {
      const region = regionNamed(command.region)
      if (!region) return refuse(noRegion(command.region))
      const { regionId } = region
      const counted = await db.transaction().execute((tables) => countStock(tables, { ...command, regionId }, now))
      return counted
        ? done(`${counted.name}: ${command.count} in ${region.regionName}; there were ${counted.before}.`)
        : refuse(`${region.regionName} has no variant ${command.skuId}.`)
    }
    case 'price': {
      const region = regionNamed(command.region)
      if (!region) return refuse(noRegion(command.region))
      const price = Math.round(command.amount * 100)
      if (region.decimals === 0 && price % 100 !== 0) return refuse(`Prices in ${region.regionName} are whole numbers.`)
      const priced = await db
        .transaction()
        .execute((tables) => writePrice(tables, { skuId: command.skuId, regionId: region.regionId, price }))
      return priced
        ? done(`${priced.name}: ${command.amount} in ${region.regionName}; the price was ${toMajor(priced.before)}.`)
        : refuse(`${region.regionName} has no variant ${command.skuId}.`)
    }
    case 'coins':
    case 'coins on':
    case 'coins off':
      return db.transaction().execute((tables) => runCoinCommand(tables, command))
    case 'product show': {
      const rows = await readStock(db, command.prodId)
      return rows.length > 0 ? done(listStock(rows)) : refuse(`There is no product ${command.prodId}.`)
    }
    case 'product withdraw': {
      const withdrawn = await db.transaction().execute((tables) => withdrawProduct(tables, command.prodId, now))
      if (typeof withdrawn === 'object')
        return done(`${withdrawn.name} is no longer sold. Cached lists may show it for some minutes.`)
      return refuse(
        withdrawn === 'unknown'
          ? `There is no product ${command.prodId}.`
          : `Product ${command.prodId} is withdrawn already.`,
      )
    }
    case 'product restore': {
      const restored = await db.transaction().execute((tables) => restoreProduct(tables, command.prodId))
      return restored ? done(`${restored.name} is sold again.`) : refuse(`Product ${command.prodId} is not withdrawn.`)
    }
    case 'search stop': {
      const words = foldText(command.words)
      if (words === '') return refuse(`"${command.words}" has no word.`)
      return (await stopSearch(db, words))
        ? done(`Searches with "${words}" are no longer popular. Cached lists may show them for some minutes.`)
        : refuse(`"${words}" is stopped already.`)
    }
    case 'search allow': {
      const words = foldText(command.words)
      return (await allowSearch(db, words))
        ? done(`Searches with "${words}" may be popular again.`)
        : refuse(`"${words}" is not stopped.`)
    }
    case 'search stopped': {
      const stopped = await readStopped(db)
      return done(stopped.length > 0 ? stopped.join('\n') : 'No searches are stopped.')
    }
    case 'demo refresh': {
      const refreshed = await refreshDemo(db, { coloursOf })
      if (!refreshed) return refuse('This mall has no demo data.')
      const kept =
        refreshed.kept > 0
          ? ` ${refreshed.kept} products keep their data, because this version does not have them in the same variants.`
          : ''
      return done(
        `${refreshed.products} products have the demo data of this version.${kept} Cached lists may show the former data for some minutes.`,
      )
    }
    case 'backup':
      return writeBackup(db, command.file, now)
    case 'restore':
      return restoreBackup(db, command)
  }
}
