import { type Mutant, mutant } from './mutant.ts'

const domain = 'domains/grocery-lists.ts'
const merge = 'contract/grocery/grocery-merge.ts'
const shown = 'contract/grocery/shown-lists.ts'

export const groceryLists: readonly Mutant[] = [
  mutant(
    'grocery lists: a product that is added again has only the new pieces',
    'grocery-changes.ts',
    'Math.min(before + count, maxQuantity)',
    'Math.min(count, maxQuantity)',
    73,
  ),
  mutant(
    'grocery lists: an item that is taken back stays removed',
    'grocery-lists.ts',
    '.map((itemId) => ofItem(listId, itemId, { isGone: false }))',
    '.map((itemId) => ofItem(listId, itemId, { isGone: true }))',
    33,
  ),
  mutant(
    'grocery lists: ticks stay when all are taken off',
    'grocery-lists.ts',
    'tick: untickedOf(list.items[itemId])',
    'tick: { isTicked: true }',
    33,
  ),
  mutant(
    'grocery lists: fields of different items are coalesced',
    domain,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    "'itemId' in input ? `${input.listId} ${input.itemId}` : input.listId",
    'input.listId',
    10,
  ),
  mutant(
    'grocery lists: a tap of which one field was set again is lost',
    'domains/grocery-lists/latest-fields.ts',
    'return [{ ...command, input: { ...command.input, set: Object.fromEntries(left) } }]',
    'return []',
    82,
  ),
  mutant(
    "grocery lists: a guest's lists are lost at login",
    domain,
    'remaining(commands).map((one) => ({ ...one, shopper }))',
    'remaining(commands).slice(0, 0).map((one) => ({ ...one, shopper }))',
    2,
  ),
  mutant(
    'grocery lists: the key of the call is dropped',
    domain,
    '{ base, key, userId: shopper, body, signal }',
    '{ base, userId: shopper, body, signal }',
    2,
  ),
  mutant(
    'grocery lists: a tap is dated when the tap is sent',
    domain,
    '({ key: id, at, ...input })',
    '({ key: id, at: Date.now(), ...input })',
    2,
  ),
  mutant(
    'grocery lists: the tick of another device is lost in the merge',
    merge,
    'items[itemId] = there ? mergeRegisters(there, item) : item',
    'items[itemId] = there ? { ...mergeRegisters(there, item), tick: there.tick } : item',
    481,
  ),
  mutant(
    'grocery lists: an item of the other device replaces the whole item',
    merge,
    'items[itemId] = there ? mergeRegisters(there, item) : item',
    'items[itemId] = item',
    217,
  ),
  mutant('grocery lists: the earlier tap wins', merge, '? a.at > b.at', '? a.at < b.at', 1480),
  mutant(
    'grocery lists: the tombstone of an item is forgotten',
    merge,
    'item.isGone?.value === true && item.isGone.at >= lastEdit(item)',
    'item.isGone?.value === true && item.isGone.at < 0',
    45,
  ),
  mutant(
    'grocery lists: a later edit does not bring an item back',
    merge,
    'item.isGone?.value === true && item.isGone.at >= lastEdit(item)',
    'item.isGone?.value === true',
    217,
  ),
  mutant(
    'grocery lists: a list whose name is taken is dropped',
    shown,
    'const shown = [...lists].filter(isListShown).sort(byNaming)',
    'const shown = [...lists].filter(isListShown).sort(byNaming).filter((list, index, all) => all.findIndex((one) => nameOf(one) === nameOf(list)) === index)',
    20,
  ),
]
