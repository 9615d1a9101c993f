import { cartDomain } from '#offline/domains/cart.ts'
import { contactDomain } from '#offline/domains/contact.ts'
import { favouritesDomain } from '#offline/domains/favourites.ts'
import { type FootprintCommand, footprintDomain } from '#offline/domains/footprint.ts'
import { groceryListsDomain } from '#offline/domains/grocery-lists.ts'
import { messagesDomain } from '#offline/domains/messages.ts'
import { offersDomain } from '#offline/domains/offers.ts'
import { reviewsDomain } from '#offline/domains/reviews.ts'
import { sharedListsDomain } from '#offline/domains/shared-lists.ts'
import { votesDomain } from '#offline/domains/votes.ts'
import { vouchersDomain } from '#offline/domains/vouchers.ts'
import { type Command, isUnderWay, type NonEmpty } from '#offline/outbox/command.ts'
import type { readOutbox } from '#offline/outbox/outbox.ts'
import { cartChanges } from './cart-changes.ts'
import type { PendingChange, ShownDomain } from './pending-change.ts'

type CommandsOf = Awaited<ReturnType<typeof readOutbox>>
/** The commands of a domain that count as pending, and their changes. */
type Pending = { readonly commands: readonly Command[]; readonly changes: readonly PendingChange[] }

/** Whether the change is being sent: the server has neither applied nor refused it, and no connection is waited for. */
export const isOnItsWay = ({ commands }: PendingChange): boolean => isUnderWay(commands[0]) && !commands[0].isHeld

/** Reads the pending commands of each domain. */
const pendingOf: Readonly<Record<ShownDomain, (commandsOf: CommandsOf) => Pending>> = {
  cart(commandsOf) {
    const commands = commandsOf(cartDomain)
    return { commands, changes: cartChanges(commands) }
  },
  favourites(commandsOf) {
    // A choice that the guest undid does not change the account.
    const commands = commandsOf(favouritesDomain).filter(({ shopper, input }) => shopper !== '' || input.isKept)
    return { commands, changes: eachAlone('favourites', commands.filter(isUnderWay)) }
  },
  footprint(commandsOf) {
    const commands = commandsOf(footprintDomain)
    return { commands, changes: footprintChanges(commands.filter(isUnderWay)) }
  },
  votes(commandsOf) {
    const commands = commandsOf(votesDomain)
    return { commands, changes: eachAlone('votes', commands.filter(isUnderWay)) }
  },
  vouchers(commandsOf) {
    const commands = commandsOf(vouchersDomain)
    return { commands, changes: eachAlone('vouchers', commands) }
  },
  'grocery-lists'(commandsOf) {
    const commands = commandsOf(groceryListsDomain)
    // A guest's lists exist only as commands, so they are no changes to undo.
    const own = commands.filter(({ shopper }) => shopper !== '')
    return { commands, changes: byList('grocery-lists', own, ({ input }) => input.listId) }
  },
  'shared-lists'(commandsOf) {
    const commands = commandsOf(sharedListsDomain)
    return { commands, changes: byList('shared-lists', commands, ({ input }) => input.token) }
  },
  messages(commandsOf) {
    const commands = commandsOf(messagesDomain)
    return { commands, changes: eachAlone('messages', commands) }
  },
  reviews(commandsOf) {
    const commands = commandsOf(reviewsDomain)
    return { commands, changes: eachAlone('reviews', commands) }
  },
  offers(commandsOf) {
    const commands = commandsOf(offersDomain)
    return { commands, changes: eachAlone('offers', commands) }
  },
  contact(commandsOf) {
    const commands = commandsOf(contactDomain)
    return { commands, changes: eachAlone('contact', commands) }
  },
}
const shownDomains = Object.keys(pendingOf) as ShownDomain[]

/** Each command is one change. */
const eachAlone = <C extends Command>(domain: ShownDomain, commands: readonly C[]): PendingChange<C>[] =>
  commands.map((command) => ({ domain, key: command.id, at: command.at, commands: [command] }))

/** Groups the commands of each list: those under way are one change, the refused ones another. */
function byList<C extends Command>(
  domain: ShownDomain,
  commands: readonly C[],
  listOf: (command: C) => string,
): PendingChange<C>[] {
  const groups = new Map<string, NonEmpty<C>>()
  for (const one of commands) {
    const key = `${domain} ${listOf(one)} ${isUnderWay(one)}`
    groups.set(key, [...(groups.get(key) ?? []), one] as const)
  }
  return [...groups].map(([key, own]) => ({ domain, key, at: Math.max(...own.map(({ at }) => at)), commands: own }))
}

/**
 * Groups pending removals from the footprint: the removals of one tap are one change. A product that is in the
 * footprint again is left out.
 */
function footprintChanges(commands: readonly FootprintCommand[]): PendingChange<FootprintCommand>[] {
  const byTap = new Map<number, NonEmpty<FootprintCommand>>()
  for (const one of commands) {
    const isBack = commands.some(
      ({ input, order }) => input.op === 'view' && input.prodId === one.seen?.card.prodId && order > one.order,
    )
    if (one.input.op === 'remove' && !isBack) byTap.set(one.at, [...(byTap.get(one.at) ?? []), one] as const)
  }
  return [...byTap].map(([at, own]) => ({ domain: 'footprint', key: `footprint ${at}`, at, commands: own }))
}

/** All pending and refused changes, newest first. */
export const pendingChanges = (commandsOf: CommandsOf): PendingChange[] =>
  shownDomains.flatMap((domain) => pendingOf[domain](commandsOf).changes).sort((a, b) => b.at - a.at)

/** The number of commands of each domain that the server has neither applied nor refused yet. */
export const countPending = (commandsOf: CommandsOf): [ShownDomain, number][] =>
  shownDomains.map((domain) => [domain, pendingOf[domain](commandsOf).commands.filter(isUnderWay).length])
