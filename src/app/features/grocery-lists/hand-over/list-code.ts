import { itemText } from '#contract/grocery/item-text.ts'

/** An item as a code carries the item: a product with its name, or a text. */
export type CodedItem = {
  readonly prodId?: number
  readonly skuId?: number
  readonly text: string
  readonly count: number
}
export type CodedList = { readonly name: string; readonly items: readonly CodedItem[] }

/** The fragment of the address in a code, before the list itself. */
const fragment = '#list='
/** The version of the format, which is the first line of a coded list. */
const version = '1'
/**
 * The longest address that a code may carry. The screen of a phone shows the code of such an address so large that the
 * camera of another phone can read the code.
 */
const longestAddress = 1_800
/** The longest name of a list, and the longest text of an item, in a code. */
const longestText = 40
/**
 * The longest name of a product in a code: the first of these lengths with which the list fits in one code. Forty
 * Russian or Chinese names are too long in full. The receiving phone shows the name until the phone knows the product.
 */
const longestNames = [40, 32, 24, 16, 12]

const inBase36 = (id: number | undefined) => (id === undefined ? '' : id.toString(36))
const fromBase36 = (text: string | undefined) => (text ? Number.parseInt(text, 36) : undefined)

/** The text of a coded list, whose parts are separated by line breaks and tabs. */
const textOf = ({ name, items }: CodedList, longestName: number): string =>
  [
    version,
    itemText(name, longestText),
    ...items.map(({ prodId, skuId, text, count }) =>
      [
        itemText(text, prodId === undefined ? longestText : longestName),
        count === 1 ? '' : count,
        inBase36(prodId),
        inBase36(skuId),
      ]
        .join('\t')
        .trimEnd(),
    ),
  ].join('\n')

function listOf(text: string): CodedList | null {
  const [format, name = '', ...lines] = text.split('\n')
  if (format !== version || name === '') return null
  const items = lines.map((line): CodedItem => {
    const [words = '', count, prodId, skuId] = line.split('\t')
    const [product, variant] = [fromBase36(prodId), fromBase36(skuId)]
    return {
      text: words,
      count: Number(count || 1),
      ...(product !== undefined && { prodId: product }),
      ...(variant !== undefined && { skuId: variant }),
    }
  })
  const isItem = ({ text: words, count, prodId, skuId }: CodedItem) =>
    words !== '' && [count, prodId ?? 1, skuId ?? 1].every((one) => Number.isSafeInteger(one) && one > 0)
  return items.every(isItem) ? { name, items } : null
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough<Uint8Array>(stream)
  return new Uint8Array(await new Response(piped as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())
}

/**
 * The address that hands a list over: its fragment holds the whole list, compressed, so that another phone reads the
 * list without a network, and the server never receives the list. Null where the list is too long for a code.
 */
export async function addressOfList(list: CodedList, origin: string): Promise<string | null> {
  for (const longestName of longestNames) {
    const packed = await through(new TextEncoder().encode(textOf(list, longestName)), new CompressionStream('deflate'))
    const base64 = btoa(String.fromCharCode(...packed))
    const coded = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    const address = `${origin}/wish-list${fragment}${coded}`
    if (address.length <= longestAddress) return address
  }
  return null
}

/** Whether an address has the code of a list, be the code whole or cut off. */
export const hasListCode = (address: string): boolean => address.includes(fragment)

/** The list in an address that `addressOfList` has made, of any mall; null for any other text. */
export async function listInAddress(address: string): Promise<CodedList | null> {
  const at = address.indexOf(fragment)
  if (at < 0) return null
  try {
    const base64 = address
      .slice(at + fragment.length)
      .replaceAll('-', '+')
      .replaceAll('_', '/')
    const packed = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
    return listOf(new TextDecoder().decode(await through(packed, new DecompressionStream('deflate'))))
  } catch {
    // The text was cut off, or is no list.
    return null
  }
}
