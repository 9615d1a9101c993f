import type { Choice, Words } from '../seed-shapes.ts'

/** Weights, packs and recurring advice that several sections of the grocery department share. */

export const byKilo: Choice = { axis: 'weight', values: ['1 kg', '2 kg', '5 kg'], factors: [1, 1.95, 4.75] }
export const byHalfKilo: Choice = { axis: 'weight', values: ['500 g', '1 kg', '2 kg'], factors: [1, 1.95, 3.8] }
export const byQuarterKilo: Choice = { axis: 'weight', values: ['250 g', '500 g', '1 kg'], factors: [1, 1.9, 3.7] }
export const byHundred: Choice = { axis: 'weight', values: ['100 g', '250 g', '500 g'], factors: [1, 2.4, 4.6] }

const one: Words = ['1 piece', '1个', '1 adet', '1 шт.', '1 unidade']
const two: Words = ['2 pieces', '2个', '2 adet', '2 шт.', '2 unidades']
const four: Words = ['4 pieces', '4个', '4 adet', '4 шт.', '4 unidades']
const six: Words = ['6 pieces', '6个', '6 adet', '6 шт.', '6 unidades']
const eight: Words = ['8 pieces', '8个', '8 adet', '8 шт.', '8 unidades']
const ten: Words = ['10 pieces', '10个', '10 adet', '10 шт.', '10 unidades']
const twelve: Words = ['12 pieces', '12个', '12 adet', '12 шт.', '12 unidades']
const twenty: Words = ['20 pieces', '20个', '20 adet', '20 шт.', '20 unidades']
const twentyFour: Words = ['24 pieces', '24个', '24 adet', '24 шт.', '24 unidades']
const thirty: Words = ['30 pieces', '30个', '30 adet', '30 шт.', '30 unidades']

export const oneTwoFour: Choice = { axis: 'pack', values: [one, two, four], factors: [1, 1.95, 3.8] }
export const twoFourEight: Choice = { axis: 'pack', values: [two, four, eight], factors: [1, 1.9, 3.6] }
export const twoFourSix: Choice = { axis: 'pack', values: [two, four, six], factors: [1, 1.9, 2.75] }
export const fourOrEight: Choice = { axis: 'pack', values: [four, eight], factors: [1, 1.9] }
export const sixOrTwelve: Choice = { axis: 'pack', values: [six, twelve], factors: [1, 1.9] }
export const sixTwelveMore: Choice = { axis: 'pack', values: [six, twelve, twentyFour], factors: [1, 1.9, 3.6] }
export const tenAndTwenty: Choice = { axis: 'pack', values: [ten, twenty], factors: [1, 1.9] }
export const eggTrays: Choice = { axis: 'pack', values: [six, ten, thirty], factors: [1, 1.6, 4.6] }

export const portions: Choice = {
  axis: 'pack',
  values: [
    ['1 portion', '1份', '1 porsiyon', '1 порция', '1 porção'],
    ['2 portions', '2份', '2 porsiyon', '2 порции', '2 porções'],
    ['4 portions', '4份', '4 porsiyon', '4 порции', '4 porções'],
  ],
  factors: [1, 1.95, 3.75],
}

export const keepFridge: Words = [
  'Keep refrigerated',
  '冷藏保存',
  'Buzdolabında saklayın',
  'Хранить в холодильнике',
  'Manter refrigerado',
]
export const keepCool: Words = [
  'Cool, dark and dry',
  '阴凉干燥避光处存放',
  'Serin, karanlık ve kuru yerde',
  'В сухом прохладном тёмном месте',
  'Em local fresco, seco e escuro',
]
export const keepRipen: Words = [
  'Ripen at room temperature, then refrigerate',
  '常温放熟后冷藏',
  'Oda sıcaklığında olgunlaştırıp buzdolabına alın',
  'Дать дозреть при комнатной температуре, затем в холодильник',
  'Amadurecer fora da geladeira e depois refrigerar',
]
export const keepFrozen: Words = [
  'Keep frozen at −18 °C',
  '−18°C冷冻保存',
  '−18 °C’de saklayın',
  'Хранить при −18 °C',
  'Manter congelado a −18 °C',
]
export const keepBag: Words = [
  'In its bag, cool and dry',
  '密封袋装，阴凉干燥处存放',
  'Poşetinde, serin ve kuru yerde',
  'В пакете, в сухом прохладном месте',
  'Na embalagem, em local fresco e seco',
]
export const keepDrawer: Words = [
  'Unwashed in the vegetable drawer',
  '不洗直接放入果蔬保鲜盒',
  'Yıkamadan sebzelikte saklayın',
  'В отсеке для овощей, не мыть заранее',
  'Sem lavar, na gaveta de legumes',
]

export const oneDay: Words = ['1 day', '1天', '1 gün', '1 день', '1 dia']
export const twoDays: Words = ['2 days', '2天', '2 gün', '2 дня', '2 dias']
export const threeDays: Words = ['3 days', '3天', '3 gün', '3 дня', '3 dias']
export const fourDays: Words = ['4 days', '4天', '4 gün', '4 дня', '4 dias']
export const fiveDays: Words = ['5 days', '5天', '5 gün', '5 дней', '5 dias']
export const oneWeek: Words = ['7 days', '7天', '7 gün', '7 дней', '7 dias']
export const tenDays: Words = ['10 days', '10天', '10 gün', '10 дней', '10 dias']
export const twoWeeks: Words = ['2 weeks', '2周', '2 hafta', '2 недели', '2 semanas']
export const threeWeeks: Words = ['3 weeks', '3周', '3 hafta', '3 недели', '3 semanas']
export const oneMonth: Words = ['1 month', '1个月', '1 ay', '1 месяц', '1 mês']
export const twoMonths: Words = ['2 months', '2个月', '2 ay', '2 месяца', '2 meses']
export const sixMonths: Words = [
  '6 months frozen',
  '冷冻6个月',
  'Donmuş halde 6 ay',
  '6 месяцев в морозильнике',
  '6 meses congelado',
]
export const twelveMonths: Words = [
  '12 months frozen',
  '冷冻12个月',
  'Donmuş halde 12 ay',
  '12 месяцев в морозильнике',
  '12 meses congelado',
]

export const vegetarian: Words = ['Vegetarian', '素食（蛋奶素）', 'Vejetaryen', 'Вегетарианский продукт', 'Vegetariano']
export const vegan: Words = ['Vegan', '纯素', 'Vegan', 'Веганский продукт', 'Vegano']
export const halal: Words = ['Halal', '清真', 'Helal', 'Халяль', 'Halal']

export const milk: Words = ['Milk', '牛奶', 'Süt', 'Молоко', 'Leite']
export const wheat: Words = ['Wheat', '小麦', 'Buğday', 'Пшеница', 'Trigo']
export const wheatAndMilk: Words = ['Wheat, milk', '小麦、牛奶', 'Buğday, süt', 'Пшеница, молоко', 'Trigo, leite']
export const wheatMilkEgg: Words = [
  'Wheat, milk, egg',
  '小麦、牛奶、鸡蛋',
  'Buğday, süt, yumurta',
  'Пшеница, молоко, яйцо',
  'Trigo, leite, ovo',
]
export const crustaceans: Words = ['Crustaceans', '甲壳类', 'Kabuklu deniz ürünü', 'Ракообразные', 'Crustáceos']
export const molluscs: Words = ['Molluscs', '软体动物', 'Yumuşakça', 'Моллюски', 'Moluscos']
