import { expect, test } from 'vitest'
import { typedParts } from '#features/search/typed-part.ts'

/** The suggestion with its typed parts in brackets. */
const shown = (suggestion: string, typed: string) =>
  typedParts(suggestion, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('')

test.each([
  ['running shoes', 'runn', '[runn]ing shoes'],
  ['Running shoes', 'RUNN', '[Runn]ing shoes'],
  ['running shoes', 'running  shoes', '[running shoes]'],
  ['women running shoes', 'run', 'women [run]ning shoes'],
  // Words in another order.
  ['running shoes women', 'women run', '[run]ning shoes [women]'],
  // The start of a word is preferred to its inside.
  ['horseshoe and shoe rack', 'shoe', 'horseshoe and [shoe] rack'],
  ['horseshoe magnet', 'shoe', 'horse[shoe] magnet'],
  ['IPHONE kılıfı', 'iphone kilif', '[IPHONE kılıf]ı'],
  ['İpek şal', 'ipek sal', '[İpek şal]'],
  ['çay bardağı', 'CAY BAR', '[çay bar]dağı'],
  ['Ёлка живая', 'елка', '[Ёлка] живая'],
  ['Чёрный чай', 'черн', '[Чёрн]ый чай'],
  ['cafetie\u0300re', 'cafetie', '[cafetie\u0300]re'],
  ['café', 'cafe', '[café]'],
  ["Kid's toys", 'kids', "[Kid's] toys"],
  ['跑步鞋', '步鞋', '跑[步鞋]'],
  ['女士跑步鞋', '跑步', '女士[跑步]鞋'],
  ['usb-c cable', 'usb c', '[usb-c] cable'],
  ['straße', 'strass', '[straß]e'],
  ['running shoes', 'hat', 'running shoes'],
  ['running shoes', '', 'running shoes'],
  ['running shoes', ' ?! ', 'running shoes'],
  ['😀 toys', 'toy', '😀 [toy]s'],
])('product#suggestions: in "%s" the typed part "%s" is marked: %s', (suggestion, typed, marked) =>
  expect(shown(suggestion, typed)).toBe(marked),
)
