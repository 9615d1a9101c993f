import { stateNames, statusNames } from './operator-command.ts'

/** The usage line of every command of `npm run mall`; also printed for wrong arguments. */
export const usages = {
  orders: `orders [--status ${Object.keys(statusNames).join('|')}] [--most N]`,
  ship: 'ship ORDER --courier NAME --tracking NUMBER',
  deliver: 'deliver ORDER',
  refunds: `refunds [--state ${Object.keys(stateNames).join('|')}] [--most N]`,
  'refund agree': 'refund agree REFUND',
  'refund refuse': 'refund refuse REFUND --because TEXT',
  'refund paid': 'refund paid REFUND',
  stock: 'stock SKU REGION COUNT',
  'product show': 'product show PRODUCT',
  'product withdraw': 'product withdraw PRODUCT',
  'product restore': 'product restore PRODUCT',
  backup: 'backup FILE',
  restore: 'restore FILE [--replace]',
} as const
export type CommandKind = keyof typeof usages

const says: Readonly<Record<CommandKind, string>> = {
  orders: 'the newest orders',
  ship: 'a paid order is on its way',
  deliver: 'an order on its way has been handed over',
  refunds: 'refunds, the oldest first; those that wait for an answer where no state is given',
  'refund agree': 'the money goes back; what was not sent goes back on the shelves',
  'refund refuse': 'no; the shopper reads TEXT',
  'refund paid': 'cash of an agreed refund was given back by hand',
  stock: 'so many are on the shelf of a region (LK, CN, LA, TR or its number)',
  'product show': 'its variants, by their SKU, and how many of each a region has',
  'product withdraw': 'sold nowhere from now on',
  'product restore': 'sold again where it was',
  backup: 'writes shoppers, orders and all that is theirs into a new file',
  restore: 'reads such a file; with --replace in the place of what is there',
}

const width = Math.max(...Object.values(usages).map((usage) => usage.length))

/** The complete help text. */
export const helpText = [
  'Use: npm run mall -- COMMAND',
  '',
  ...Object.entries(usages).map(([kind, usage]) => `  ${usage.padEnd(width)}  ${says[kind as CommandKind]}`),
  '',
  'It speaks to the mall of the settings (DATABASE_URL, DATA_FOLDER), whether that runs or not.',
  'It ends with 0 when done, 1 when it could not be done, 2 when it was not understood.',
].join('\n')
