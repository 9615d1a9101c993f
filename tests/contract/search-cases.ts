import type { Language } from '#contract/wire.ts'

/** A typed query and its expected find, checked against the server and against a phone's saved catalogue. */
export type SearchCase = {
  readonly language: Language
  readonly typed: string
  /** A part of the expected name in its language. */
  readonly expectedName: string
  /** The expected name is among this many first finds. */
  readonly within: number
  readonly because: string
}

const cases = (
  language: Language,
  rows: readonly (readonly [typed: string, expectedName: string, because: string, within?: number])[],
): SearchCase[] =>
  rows.map(([typed, expectedName, because, within = 10]) => ({ language, typed, expectedName, because, within }))

export const searchCases: readonly SearchCase[] = [
  ...cases('en', [
    ['running shoes', 'running shoes', 'the exact words'],
    ['shoes running', 'running shoes', 'words in any order'],
    ['RUNNING   Shoes!', 'running shoes', 'capitals, spaces and punctuation'],
    ['runn sho', 'running shoes', 'prefixes'],
    ['breathable mesh shoes', 'running shoes', 'words that are not adjacent'],
    ['sneakers', 'running shoes', 'a synonym'],
    ['sneekers', 'running shoes', 'a synonym with a typing error', 30],
    ['hedphones', 'headphones', 'a missing letter'],
    ['haedphones', 'headphones', 'two letters swapped'],
    ['headphoness', 'headphones', 'an extra letter'],
    ['wireless hedphones', 'headphones', 'one correct and one mistyped word'],
    ['vilin', 'violin', 'a short word mistyped'],
    ['violín', 'violin', 'an extra accent'],
    ['kite', 'kite', 'an exact short word'],
  ]),
  ...cases('zh', [
    ['跑鞋', '跑鞋', 'the exact words'],
    ['鞋', '鞋', 'one character'],
    ['网面 跑鞋', '跑鞋', 'words in any order'],
    ['头戴耳机', '头戴耳机', 'four characters'],
    ['耳机头戴', '头戴耳机', 'words in any order, without a space'],
    ['耳机', '耳机', 'the last part of a longer word'],
    ['小提', '小提琴', 'a prefix'],
    ['running shoes', '跑鞋', 'the English name'],
    ['sneekers', '跑鞋', 'the English name with a typing error', 30],
  ]),
  ...cases('tr', [
    ['koşu ayakkabısı', 'koşu ayakkabısı', 'the exact words'],
    ['kosu ayakkabisi', 'koşu ayakkabısı', 'without the Turkish letters'],
    ['KOŞU AYAKKABISI', 'koşu ayakkabısı', 'Turkish capitals: ı is I'],
    ['ayakkabısı koşu', 'koşu ayakkabısı', 'words in any order'],
    ['kosu ayakabisi', 'koşu ayakkabısı', 'a missing letter'],
    ['kulaklık', 'kulaklık', 'the exact words'],
    ['KULAKLIK', 'kulaklık', 'capitals of ı'],
    ['kulaklik', 'kulaklık', 'ı typed as i'],
    ['İÇTEN SÜZGEÇLİ', 'içten süzgeçli', 'capitals of i, ü and ç'],
    ['kulakli', 'kulaklık', 'a prefix'],
    ['kulalık', 'kulaklık', 'a missing letter'],
  ]),
  ...cases('ru', [
    ['кроссовки', 'кроссовки', 'the exact words'],
    ['кросовки', 'кроссовки', 'a missing letter'],
    ['бега кроссовки', 'кроссовки для бега', 'words in any order'],
    ['КРОССОВКИ', 'кроссовки', 'capitals'],
    ['кроссов', 'кроссовки', 'a prefix'],
    ['мёд', 'мёд', 'the exact word, with ё'],
    ['мед', 'мёд', 'ё typed as е'],
    ['науники', 'наушники', 'a missing letter'],
    ['скрыпка', 'скрипка', 'a wrong letter'],
  ]),
  ...cases('pt', [
    ['tênis de corrida', 'tênis de corrida', 'the exact words'],
    ['tenis corrida', 'tênis de corrida', 'without the accent'],
    ['TÊNIS', 'tênis', 'capitals with an accent'],
    ['corrida tenis', 'tênis de corrida', 'words in any order'],
    ['tenis corida', 'tênis de corrida', 'a missing letter'],
    ['fone de ouvido', 'fone de ouvido', 'the exact words'],
    ['fone ouvid', 'fone de ouvido', 'a prefix'],
    ['violino', 'violino', 'the exact words'],
    ['volino', 'violino', 'a missing letter'],
  ]),
]
