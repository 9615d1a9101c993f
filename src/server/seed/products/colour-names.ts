import type { Words } from '#server/seed/seed-shapes.ts'

/** The everyday name of each colour, as it stands alone in a list of variants. */
export const colourNames = {
  red: ['Red', '红色', 'Kırmızı', 'Красный', 'Vermelho'],
  coral: ['Coral', '珊瑚色', 'Mercan', 'Коралловый', 'Coral'],
  orange: ['Orange', '橙色', 'Turuncu', 'Оранжевый', 'Laranja'],
  amber: ['Amber', '琥珀色', 'Kehribar', 'Янтарный', 'Âmbar'],
  yellow: ['Yellow', '黄色', 'Sarı', 'Жёлтый', 'Amarelo'],
  lime: ['Lime', '青柠色', 'Limon yeşili', 'Лаймовый', 'Verde-limão'],
  green: ['Green', '绿色', 'Yeşil', 'Зелёный', 'Verde'],
  mint: ['Mint', '薄荷绿', 'Nane yeşili', 'Мятный', 'Verde-menta'],
  teal: ['Teal', '蓝绿色', 'Petrol yeşili', 'Сине-зелёный', 'Verde-petróleo'],
  aqua: ['Aqua', '水蓝色', 'Su yeşili', 'Аквамариновый', 'Azul-água'],
  sky: ['Sky blue', '天蓝色', 'Gök mavisi', 'Голубой', 'Azul-celeste'],
  blue: ['Blue', '蓝色', 'Mavi', 'Синий', 'Azul'],
  indigo: ['Indigo', '靛蓝色', 'Çivit mavisi', 'Индиго', 'Índigo'],
  violet: ['Violet', '紫色', 'Mor', 'Фиолетовый', 'Violeta'],
  lilac: ['Lilac', '淡紫色', 'Lila', 'Сиреневый', 'Lilás'],
  magenta: ['Magenta', '品红色', 'Macenta', 'Пурпурный', 'Magenta'],
  pink: ['Pink', '粉色', 'Pembe', 'Розовый', 'Rosa'],
  rose: ['Rose', '玫红色', 'Gül pembesi', 'Малиновый', 'Rosa-cereja'],
  brown: ['Brown', '棕色', 'Kahverengi', 'Коричневый', 'Marrom'],
  white: ['White', '白色', 'Beyaz', 'Белый', 'Branco'],
  grey: ['Grey', '灰色', 'Gri', 'Серый', 'Cinza'],
  black: ['Black', '黑色', 'Siyah', 'Чёрный', 'Preto'],
} as const satisfies Record<string, Words>

/** A colour that can be measured in a picture. */
export type ColourName = keyof typeof colourNames
