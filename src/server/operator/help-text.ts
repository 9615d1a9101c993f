import { offerLists } from '../pre-loved/pre-loved-rules.ts'
import { chatLists, contactLists, reviewStates, stateNames, statusNames } from './operator-command.ts'
import { voucherLists } from './voucher-command.ts'

/** The usage line of every command of `npm run mall`; also printed for wrong arguments. */
export const usages = {
  orders: `orders [--status ${Object.keys(statusNames).join('|')}] [--most N]`,
  ship: 'ship ORDER --courier NAME --tracking NUMBER',
  'out for delivery': 'out for delivery ORDER [--place TEXT]',
  deliver: 'deliver ORDER',
  refunds: `refunds [--state ${Object.keys(stateNames).join('|')}] [--most N]`,
  'refund approve': 'refund approve REFUND',
  'refund decline': 'refund decline REFUND --because TEXT',
  'refund paid': 'refund paid REFUND',
  reviews: `reviews [--list ${reviewStates.join('|')}] [--most N]`,
  'review reply': 'review reply REVIEW --text TEXT',
  'review show': 'review show REVIEW',
  'review hide': 'review hide REVIEW',
  contact: `contact [--list ${contactLists.join('|')}] [--most N]`,
  'contact show': 'contact show MESSAGE',
  'contact answer': 'contact answer MESSAGE --text TEXT',
  'chat show': 'chat show CHAT',
  'chat answer': 'chat answer CHAT --text TEXT',
  chat: `chat [--list ${chatLists.join('|')}] [--most N]`,
  voucher: `voucher [--list ${voucherLists.join('|')}] [--most N]`,
  'voucher create':
    'voucher create REGION --off 10%|AMOUNT|delivery --name TEXT [--cap AMOUNT] [--from AMOUNT] [--days N] [--count N] [--limit N] [--shop SHOP | --products P,P] [--code TEXT | --gift]',
  'voucher stop': 'voucher stop VOUCHER',
  'voucher give': 'voucher give VOUCHER --to CONTACT',
  groups: 'groups',
  'groups create': 'groups create REGION PRODUCT --off 20% [--size N] [--hours N] [--days N] [--in DAYS] [--limit N]',
  'groups join': 'groups join TEAM',
  'groups timeout': 'groups timeout TEAM',
  announce: 'announce --title TEXT --text TEXT [--regions LK,CN,LA,TR]',
  'preloved list': `preloved list [--list ${offerLists.join('|')}] [--most N]`,
  'preloved show': 'preloved show ITEM',
  'preloved approve': 'preloved approve ITEM',
  'preloved decline': 'preloved decline ITEM --because TEXT',
  'preloved paid': 'preloved paid ITEM',
  stock: 'stock SKU REGION COUNT',
  price: 'price SKU REGION AMOUNT',
  'product show': 'product show PRODUCT',
  'product withdraw': 'product withdraw PRODUCT',
  'product restore': 'product restore PRODUCT',
  'search stop': 'search stop TEXT',
  'search allow': 'search allow TEXT',
  'search stopped': 'search stopped',
  'demo refresh': 'demo refresh',
  backup: 'backup FILE',
  restore: 'restore FILE [--replace]',
} as const
export type CommandKind = keyof typeof usages

const descriptions: Readonly<Record<CommandKind, string>> = {
  orders: 'lists the newest orders',
  ship: 'marks a paid order as shipped',
  'out for delivery': 'tells the shopper that a shipped order arrives today; without --place, near the address',
  deliver: 'marks a shipped order as delivered',
  refunds: 'lists refunds, oldest first; without a state, those that need an answer',
  'refund approve': 'approves a refund: the money is returned, and items that were not shipped are in stock again',
  'refund decline': 'declines a refund; the shopper reads TEXT',
  'refund paid': 'records that the cash of an approved refund was returned',
  reviews: 'lists reviews, newest first; without --list, those that readers reported since you last looked',
  'review reply': 'writes the reply of the shop below a review, in place of an earlier reply',
  'review show': 'shows a reported or hidden review; the reports so far are settled',
  'review hide': 'hides a review from everybody but its author',
  contact: 'lists messages of the contact form, newest first; without --list, those without an answer',
  'contact show': 'shows a message of the contact form in full',
  'contact answer': 'answers a message by email, or by text message to a sender without an email address',
  'chat show': 'shows the last messages of a conversation',
  'chat answer': 'answers a conversation for the shop or for support; the shopper reads TEXT',
  chat: 'lists conversations; without --list, those that wait for a person, the longest wait first',
  voucher: 'lists vouchers, newest first; without --list, those that can still be collected',
  'voucher create':
    'makes a voucher that everyone collects, or that needs its code or is a gift of yours; --from is the least value of goods',
  'voucher stop': 'ends the collecting of a voucher; collected ones stay valid',
  'voucher give': 'gives a voucher to the shopper with this email address or number (0094771234567)',
  groups: 'lists the open teams of group buys, the one that ends first in front',
  'groups create':
    'makes a group buy of a product: teams of --size members have --hours to fill; --in days until it starts',
  'groups join': 'lets a demo neighbour join a team',
  'groups timeout': 'ends the time of a team: its members get their money back',
  announce:
    'publishes an announcement; TEXT is one text for everybody, or five with | between them: English, Chinese, Turkish, Russian, Portuguese',
  'preloved list':
    'lists offered pre-loved items, the longest wait first; without --list, those that wait for approval',
  'preloved show': 'shows an offered item in full, with the paths of its pictures',
  'preloved approve': 'lists an item for sale',
  'preloved decline': 'declines an item, or takes it off the list; the seller reads TEXT',
  'preloved paid': 'records that the seller of a received item was paid',
  stock: 'sets the stock of a variant in a region (LK, CN, LA, TR or its number)',
  price: 'sets the price of a variant in a region, in the currency of the region',
  'product show': 'lists the variants of a product by SKU, with their stock in each region',
  'product withdraw': 'stops selling a product in every region',
  'product restore': 'sells a withdrawn product again',
  'search stop': 'keeps searches with these words out of the popular searches, in every language',
  'search allow': 'lets stopped words be popular again',
  'search stopped': 'lists the stopped words',
  'demo refresh':
    'brings the demo texts, pictures and prices of this version into a demo mall; stock, orders and accounts stay',
  backup: 'writes accounts, orders and all other data of shoppers to a new file',
  restore: 'reads a backup; --replace deletes the present data first',
}

const width = Math.max(...Object.values(usages).map((usage) => usage.length))

/** The complete help text. */
export const helpText = [
  'Use: npm run mall -- COMMAND',
  '',
  ...Object.entries(usages).map(([kind, usage]) => `  ${usage.padEnd(width)}  ${descriptions[kind as CommandKind]}`),
  '',
  'The command acts on the mall of the settings (DATABASE_URL, DATA_FOLDER), running or not.',
  'The exit code is 0 on success, 1 on failure, and 2 for wrong arguments.',
].join('\n')
