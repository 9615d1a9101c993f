import decode from 'qr/decode.js'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { addressOfList, type CodedList, listInAddress } from '#app/features/grocery-lists/hand-over/list-code.ts'

const origin = 'https://www.nelu-mall.example'

/** Names in five languages, as long as the names of a catalogue are. */
const names = [
  'Karthakolomban mangoes, ripe, box',
  'Свежее молоко пастеризованное 3,2 %',
  '有机全麦吐司面包切片',
  'Organik zeytinyağı, soğuk sıkım',
  'Feijão preto tipo 1, pacote',
]
const forty: CodedList = {
  name: 'Weekly shop',
  items: Array.from({ length: 40 }, (_, at) => {
    const text = `${names[at % names.length]} ${at * 37}`
    return at % 8 === 0
      ? { text, count: 1 }
      : { text, count: (at % 5) + 1, prodId: 1_000 + at * 7, skuId: 2_001_000 + at * 13 }
  }),
}

/** Draws a code with squares of 3 px and reads the picture, as a phone does. */
function readDrawn(text: string): string {
  const { data, size } = encode(text, { ecc: 'L', border: 2 })
  const side = size * 3
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (data[Math.floor(y / 3)]?.[Math.floor(x / 3)]) pixels.set([0, 0, 0], (y * side + x) * 4)
  return decode({ width: side, height: side, data: pixels })
}

test('product#grocery-lists: a list of 40 items fits in one QR code, and the code gives back every item', async () => {
  const address = (await addressOfList(forty, origin)) ?? ''
  expect(address.startsWith(`${origin}/wish-list#list=`)).toBe(true)
  const read = readDrawn(address)
  expect(read).toBe(address)
  expect(await listInAddress(read)).toEqual({
    ...forty,
    items: forty.items.map((item) => ({ ...item, text: item.text.slice(0, 40) })),
  })
})

test('product#grocery-lists: a list that is too long for a readable code gets no code', async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({
    text: `${(at * 7_919).toString(36)} ${at}`,
    count: at + 1,
    prodId: at * 31 + 7,
    skuId: at * 977 + 3,
  }))
  expect(await addressOfList({ name: 'Everything', items: many }, origin)).toBeNull()
})

test('product#grocery-lists: an address without a list, a cut code and a wrong item are refused', async () => {
  const address = (await addressOfList(forty, origin)) ?? ''
  for (const wrong of ['https://nelu.example/', address.slice(0, -9), `${origin}/wish-list#list=AAAA`])
    expect(await listInAddress(wrong), wrong.slice(0, 60)).toBeNull()
  const nothing = await addressOfList({ name: 'x', items: [{ text: 'Milk', count: 0 }] }, origin)
  expect(await listInAddress(nothing ?? '')).toBeNull()
})
