import type { Language } from '#contract/wire.ts'

/** A typed query and its expected find, checked against the server and against a phone's saved catalogue. */
export type SearchCase = {
  readonly language: Language
  readonly typed: string
  /** A part of the expected name in its language. */
  readonly mustFind: string
  /** The expected name is among this many first finds. */
  readonly within: number
  readonly because: string
}

const cases = (
  language: Language,
  rows: readonly (readonly [typed: string, mustFind: string, because: string, within?: number])[],
): SearchCase[] =>
  rows.map(([typed, mustFind, because, within = 10]) => ({ language, typed, mustFind, because, within }))

export const searchCases: readonly SearchCase[] = [
  ...cases('en', [
    ['running shoes', 'running shoes', 'as it is written'],
    ['shoes running', 'running shoes', 'words in any order'],
    ['RUNNING   Shoes!', 'running shoes', 'capitals, spaces and signs'],
    ['runn sho', 'running shoes', 'beginnings'],
    ['breathable mesh shoes', 'running shoes', 'words that stand apart'],
    ['sneakers', 'running shoes', 'what people call it'],
    ['sneekers', 'running shoes', 'one typo in what people call it', 30],
    ['hedphones', 'headphones', 'a letter left out'],
    ['haedphones', 'headphones', 'two letters swapped'],
    ['headphoness', 'headphones', 'a letter too many'],
    ['wireless hedphones', 'headphones', 'one word right, one mistyped'],
    ['vilin', 'violin', 'a short word mistyped'],
    ['violín', 'violin', 'an accent that does not belong'],
    ['kite', 'kite', 'a short word as it is'],
  ]),
  ...cases('zh', [
    ['跑鞋', '跑鞋', 'as it is written'],
    ['鞋', '鞋', 'one character'],
    ['网面 跑鞋', '跑鞋', 'words in any order'],
    ['头戴耳机', '头戴耳机', 'four characters'],
    ['耳机头戴', '头戴耳机', 'words in any order, without a space'],
    ['耳机', '耳机', 'the end of a longer word'],
    ['小提', '小提琴', 'a beginning'],
    ['running shoes', '跑鞋', 'by the English name'],
    ['sneekers', '跑鞋', 'by the English name, mistyped', 30],
  ]),
  ...cases('tr', [
    ['koşu ayakkabısı', 'koşu ayakkabısı', 'as it is written'],
    ['kosu ayakkabisi', 'koşu ayakkabısı', 'without the Turkish letters'],
    ['KOŞU AYAKKABISI', 'koşu ayakkabısı', 'Turkish capitals: ı is I'],
    ['ayakkabısı koşu', 'koşu ayakkabısı', 'words in any order'],
    ['kosu ayakabisi', 'koşu ayakkabısı', 'one letter left out'],
    ['kulaklık', 'kulaklık', 'as it is written'],
    ['KULAKLIK', 'kulaklık', 'capitals of ı'],
    ['kulaklik', 'kulaklık', 'ı typed as i'],
    ['İÇTEN SÜZGEÇLİ', 'içten süzgeçli', 'capitals of i, ü and ç'],
    ['kulakli', 'kulaklık', 'a beginning'],
    ['kulalık', 'kulaklık', 'a letter left out'],
  ]),
  ...cases('ru', [
    ['кроссовки', 'кроссовки', 'as it is written'],
    ['кросовки', 'кроссовки', 'a letter left out'],
    ['бега кроссовки', 'кроссовки для бега', 'words in any order'],
    ['КРОССОВКИ', 'кроссовки', 'capitals'],
    ['кроссов', 'кроссовки', 'a beginning'],
    ['мёд', 'мёд', 'ё as it is written'],
    ['мед', 'мёд', 'ё typed as е'],
    ['науники', 'наушники', 'a letter left out'],
    ['скрыпка', 'скрипка', 'a letter mistaken'],
  ]),
  ...cases('pt', [
    ['tênis de corrida', 'tênis de corrida', 'as it is written'],
    ['tenis corrida', 'tênis de corrida', 'without the accent'],
    ['TÊNIS', 'tênis', 'capitals with an accent'],
    ['corrida tenis', 'tênis de corrida', 'words in any order'],
    ['tenis corida', 'tênis de corrida', 'one letter left out'],
    ['fone de ouvido', 'fone de ouvido', 'as it is written'],
    ['fone ouvid', 'fone de ouvido', 'a beginning'],
    ['violino', 'violino', 'as it is written'],
    ['volino', 'violino', 'a letter left out'],
  ]),
]
