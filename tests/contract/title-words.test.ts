import { expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { categoryTermsOf, titleTermsOf, titleWordsOf, typedTypesOf, typeFormOf } from '#contract/search/title-words.ts'

test.each<[Language, string, string[]]>([
  ['en', 'Quick Top phone charger, for two devices', ['charger']],
  ['en', 'Schoolyard everyday backpack, laptop sleeve', ['backpack']],
  ['en', 'Jingdezhen porcelain teacup with saucer, fine rim', ['teacup']],
  ['en', 'Everyday cotton T-shirt, crew neck', ['t', 'shirt']],
  ['en', 'Fiesta pair of maracas, hand-painted', ['maracas']],
  ['en', 'Matale chocolate bar (70 %), dark', ['bar', 'chocolate']],
  ['zh', 'Bellflower 无线音箱，低音浑厚', ['音箱', '箱']],
  ['zh', 'Powder 双板滑雪套装（含雪鞋），压雪道适用', ['滑雪', '雪']],
  ['zh', 'Everyday 纯棉T恤，圆领', ['恤']],
  ['tr', 'Nazarkoy cam nazar boncuğu, el dökümü cam', ['boncugu']],
  ['tr', 'Powder botlu kayak seti, hazırlanmış pistler için', ['seti', 'kayak']],
  ['ru', 'Беспроводная колонка Bellflower, глубокий бас', ['колонка']],
  ['ru', 'Средство для мытья посуды Bubbly, аромат лайма', ['средство']],
  ['ru', 'Пара маракасов Fiesta, ручная роспись', ['пара', 'маракасов']],
  ['ru', 'Ванильное мороженое Parlour, три вкуса', ['ванильное']],
  ['pt', 'Caixa de som sem fio Bellflower, graves profundos', ['caixa']],
  ['pt', 'Par de maracas Fiesta, pintado à mão', ['par', 'maracas']],
])('product#search: in %s the type of "%s" is %j', (lang, title, type) => {
  expect(titleWordsOf(title, lang).type).toEqual(type)
})

test('product#search: words of additions are asides', () => {
  expect(titleWordsOf('Lunch backpack with laptop sleeve, for school', 'en')).toEqual({
    type: ['backpack'],
    title: ['lunch', 'backpack'],
    aside: ['with', 'laptop', 'sleeve', 'for', 'school'],
  })
})

test.each<[Language, string, string[]]>([
  ['en', 'Meat, fish and seafood', ['meat', 'fish', 'seafood']],
  ['en', 'Garden vegetables, herbs and olives', ['vegetable', 'herb', 'olive']],
  ['zh', '热带水果与瓜类', ['水果', '果', '瓜类', '类']],
  ['tr', 'Tatlı ve atıştırmalık', ['tatl', 'atistirmalik']],
  ['ru', 'Мягкие игрушки и куклы на руку', ['игрушк', 'кукл']],
  ['pt', 'Móveis e organização', ['move', 'organizacao']],
])('product#search: in %s the category "%s" names the types %j', (lang, name, types) => {
  expect(categoryTermsOf(name, lang).types).toEqual(types)
})

test('product#search: a synonym of a type that a category names finds its products', () => {
  const { types, words } = categoryTermsOf('Apples, citrus and berries', 'en')
  expect(types).toContain('fruit')
  expect(words).toEqual(expect.arrayContaining(['apples', 'citrus', 'and', 'berries', 'fruit']))
})

test.each([
  ['phones', 'phone'],
  ['dresses', 'dress'],
  ['berries', 'berry'],
  ['mangoes', 'mango'],
  ['shoes', 'shoe'],
  ['telefonu', 'telefon'],
  ['ayakkabisi', 'ayakkabi'],
  ['gozlugu', 'gozluk'],
  ['kulakliklar', 'kulaklik'],
  ['aletleri', 'alet'],
  ['яблоки', 'яблоко'],
  ['маракасов', 'маракасы'],
  ['手机', '手机'],
])('product#search: "%s" and "%s" are one type', (one, other) => {
  expect(typeFormOf(one)).toBe(typeFormOf(other))
})

test.each([
  ['kit', 'kite'],
  ['glass', 'glaze'],
  ['pen', 'pencil'],
])('product#search: "%s" and "%s" are two types', (one, other) => {
  expect(typeFormOf(one)).not.toBe(typeFormOf(other))
})

test('product#search: a synonym of the type is a type, other synonyms are not', () => {
  expect(titleTermsOf('Orbit smartphone, 128 GB', 'en').types).toEqual(expect.arrayContaining(['smartphone', 'mobile']))
  const plain = titleTermsOf('Orbit smartphone stand, foldable', 'en')
  expect(plain.types).toEqual(['stand'])
  expect(plain.others).toContain('mobile')
})

test('product#search: the head of the typed text names the type before its other words', () => {
  expect(typedTypesOf('зарядка для телефона', 'ru')).toEqual([['зарядка'], ['зарядка', 'телефона']])
  expect(typedTypesOf('phone charger', 'en')).toEqual([['charger'], ['phone', 'charger']])
})
