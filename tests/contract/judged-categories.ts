import { languages } from '#contract/languages.ts'
import type { Language } from '#contract/wire.ts'
import type { JudgedQuery } from './judged-queries.ts'

const tropicalFruit = '1f96d 1f34c 1f34d 1f965 1f951 1f349 1f348'
const otherFruit = '1f34e 1f34f 1f350 1f351 1f352 1f347 1f34a 1f34b 1f353 1fad0 1f95d'
const gardenVegetables = '1f345 1f346 1f336-fe0f 1fad1 1f952 1f96c 1f966 1fadb 1f33f 1f957 1fad2'
const roots = '1f954 1f955 1f9c5 1f9c4 1fada 1f360 1f33d'
const fish = '1f41f 1f365'
const sweets = '1f36b 1f36c 1f36d 1f36a 1f960 1f96e 1f361'
const softToys = '1f9f8 1f984 1f43c 1f428 1f427 1f419 1f42c 1f98a 1f981'
const vehicles = '1f3ce-fe0f 1f682 1f692 1f693 1f695 1f697 1f699 1f69c 1f69a 1f68c 1f6fa 1f681 2708-fe0f'
const otherToys =
  '1f438 1f433 1f422 1f9ee 1f9e9 1f680 1f6f8 1f995 1f996 1f3f0 1fa86 1fa84 1fa80 1fa81 1f52b 1f6dd 1fa82 1fa83 1fa85'
const brooches = '1f3f5-fe0f 1f98b 1f41e 2b50'

/** Queries by category, each in the order of `languages`. */
const categories: readonly (readonly [kinds: string, ...queries: string[]])[] = [
  [`${tropicalFruit} ${otherFruit}`, 'fruit', '水果', 'meyve', 'фрукты', 'frutas'],
  [`${gardenVegetables} ${roots}`, 'vegetables', '蔬菜', 'sebze', 'овощи', 'legumes'],
  ['1f356 1f357 1f969 1f953', 'meat', '肉类', 'et', 'мясо', 'carne'],
  [fish, 'fish', '鱼', 'balık', 'рыба', 'peixe'],
  [`${fish} 1f980 1f99e 1f990 1f991 1f9aa 1f364`, 'seafood', '海鲜', 'deniz ürünleri', 'морепродукты', 'frutos do mar'],
  ['1f95b 1f9c0 1f9c8 1f36e 1f366 1f368', 'dairy', '乳品', 'süt ürünleri', 'молочные продукты', 'laticínios'],
  [`${sweets} 1f37f 1f358 1f95c 1f968`, 'snacks', '零食', 'atıştırmalık', 'снеки', 'petiscos'],
  [sweets, 'sweets', '糖果', 'tatlı', 'сладости', 'doces'],
  ['1f343 1fab7 1f33c 1f9cb 1f9c3 1f37e 1f37b', 'drinks', '饮料', 'içecek', 'напитки', 'bebidas'],
  ['1f6cb-fe0f 1f6cf-fe0f 1fa91 1f4ba 1f5c4-fe0f', 'furniture', '家具', 'mobilya', 'мебель', 'móveis'],
  [`${softToys} ${vehicles} ${otherToys}`, 'toys', '玩具', 'oyuncak', 'игрушки', 'brinquedos'],
  [`1f48d 1f48e 2665-fe0f 1f41a 1fab6 1faac ${brooches}`, 'jewellery', '珠宝', 'takı', 'украшения', 'joias'],
  [
    '1f528 1fa93 26cf-fe0f 2692-fe0f 1f6e0-fe0f 1fa9a 1f527 1fa9b 1f5dc-fe0f 1f9f0',
    'tools',
    '工具',
    'el aletleri',
    'инструменты',
    'ferramentas',
  ],
]

/** The queries of a language that name a category. */
export const judgedCategories = (language: Language): JudgedQuery[] =>
  categories.map(([kinds, ...queries]) => [queries[languages.indexOf(language)] ?? '', kinds])
