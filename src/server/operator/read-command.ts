import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { type CommandKind, usages } from './help-text.ts'
import { type GivenCommand, operatorCommand } from './operator-command.ts'

/** Arguments that are no command; the message is a sentence with the right usage. */
export class UsageError extends Error {}

/** The positional arguments of each command, in order, by the names of operator-command.ts. */
const positionalNames: Readonly<Record<CommandKind, readonly string[]>> = {
  orders: [],
  ship: ['orderNumber'],
  'out for delivery': ['orderNumber'],
  deliver: ['orderNumber'],
  refunds: [],
  'refund approve': ['refundNumber'],
  'refund decline': ['refundNumber'],
  'refund paid': ['refundNumber'],
  reviews: [],
  'review reply': ['prodCommId'],
  'review show': ['prodCommId'],
  'review hide': ['prodCommId'],
  contact: [],
  'contact show': ['contactId'],
  'contact answer': ['contactId'],
  'chat show': ['chatId'],
  'chat answer': ['chatId'],
  chat: [],
  voucher: [],
  'voucher create': ['region'],
  'voucher stop': ['voucherId'],
  'voucher give': ['voucherId'],
  groups: [],
  'groups create': ['region', 'prodId'],
  'groups join': ['teamId'],
  'groups timeout': ['teamId'],
  announce: [],
  'preloved list': [],
  'preloved show': ['itemId'],
  'preloved approve': ['itemId'],
  'preloved decline': ['itemId'],
  'preloved paid': ['itemId'],
  stock: ['skuId', 'region', 'count'],
  price: ['skuId', 'region', 'amount'],
  coins: [],
  'coins on': ['prodId'],
  'coins off': ['prodId'],
  'product show': ['prodId'],
  'product withdraw': ['prodId'],
  'product restore': ['prodId'],
  'search stop': ['words'],
  'search allow': ['words'],
  'search stopped': [],
  'demo refresh': [],
  backup: ['file'],
  restore: ['file'],
}
/** The operator's name of each argument. */
const argumentNames: Readonly<Record<string, string>> = {
  orderNumber: 'ORDER',
  refundNumber: 'REFUND',
  skuId: 'SKU',
  region: 'REGION',
  count: 'COUNT',
  amount: 'AMOUNT',
  prodId: 'PRODUCT',
  prodCommId: 'REVIEW',
  contactId: 'MESSAGE',
  chatId: 'CHAT',
  voucherId: 'VOUCHER',
  itemId: 'ITEM',
  teamId: 'TEAM',
  words: 'TEXT',
  file: 'FILE',
}
/** The options of a new group buy that no other command has. */
const groupTexts = ['size', 'hours', 'in'] as const
/** The options of a new or given voucher. */
const voucherTexts = ['off', 'name', 'cap', 'from', 'days', 'count', 'limit', 'shop', 'products', 'code', 'to'] as const
const texts = [
  'status',
  'most',
  'state',
  'courier',
  'tracking',
  'because',
  'version',
  'list',
  'text',
  'title',
  'regions',
  'place',
  ...voucherTexts,
  ...groupTexts,
] as const

/** Parses a command line; null where help is requested. Throws a `UsageError`. */
export function readCommand(words: readonly string[]): GivenCommand | null {
  const { values, positionals } = parsed(words)
  if (values.help || positionals[0] === 'help' || words.length === 0) return null
  // "contact show" is a command of its own beside "contact".
  const [kind] = (Object.keys(usages) as CommandKind[])
    .filter((one) => one.split(' ').every((word, at) => word === positionals[at]))
    .sort((a, b) => b.length - a.length)
  if (!kind) {
    const near = Object.entries(usages)
      .filter(([one]) => one.split(' ')[0] === positionals[0])
      .map(([, usage]) => usage)
    throw new UsageError(
      `There is no command "${positionals.slice(0, 2).join(' ')}". ${near.length > 0 ? `There is: ${near.join(' · ')}.` : 'npm run mall -- help lists them.'}`,
    )
  }
  const use = `Use: npm run mall -- ${usages[kind]}`
  const given = positionals.slice(kind.split(' ').length)
  const wanted = positionalNames[kind]
  if (given.length > wanted.length) throw new UsageError(`"${given[wanted.length]}" is one argument too many. ${use}`)
  const { help: _help, ...options } = values
  const strange = Object.keys(options).find((name) => !usages[kind].includes(`--${name}`))
  if (strange) throw new UsageError(`${kind} takes no --${strange}. ${use}`)
  const command = {
    kind,
    ...options,
    ...Object.fromEntries(wanted.flatMap((name, at) => (given[at] === undefined ? [] : [[name, given[at]]]))),
  }
  const result = v.safeParse(operatorCommand, command)
  if (result.success) return command as GivenCommand
  const issue = result.issues[0]
  const name = String(issue.path?.[0]?.key)
  const label = argumentNames[name] ?? `--${name}`
  throw new UsageError(
    issue.input === undefined
      ? `${label} is missing. ${use}`
      : `${label} cannot be ${JSON.stringify(issue.input)}. ${use}`,
  )
}

function parsed(words: readonly string[]) {
  const text = { type: 'string' } as const
  const options = {
    ...(Object.fromEntries(texts.map((name) => [name, text])) as Record<(typeof texts)[number], typeof text>),
    replace: { type: 'boolean' },
    gift: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    const { message } = error as Error
    throw new UsageError(`${/^[^.\n]*/.exec(message)?.[0]}. npm run mall -- help lists the commands.`)
  }
}
