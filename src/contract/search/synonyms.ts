import type { Language } from '#contract/languages.ts'
import { wordsOf } from './search-words.ts'

/**
 * Synonyms by language: a product whose title contains all words of the first entry is also found by the words of the
 * second. Where the first entry names the type of the product ("smartphone"), so does the second ("mobile").
 */
const synonyms: Readonly<Record<Language, readonly (readonly [named: string, typed: string])[]>> = {
  en: [
    ['running shoes', 'sneakers trainers joggers'],
    ['smartphone', 'cellphone cell mobile phone'],
    ['desk telephone', 'landline'],
    ['television', 'tv telly'],
    ['laptop', 'notebook computer'],
    ['headphones', 'headset earphones'],
    ['power bank', 'powerbank'],
    ['wristwatch', 'watch'],
    ['T-shirt', 'tshirt tee'],
    ['trousers', 'pants'],
    ['handbag', 'purse'],
    ['blue light glasses', 'spectacles eyeglasses'],
    ['sofa', 'couch settee'],
    ['torch', 'flashlight'],
    ['spanner', 'wrench'],
    ['bicycle', 'bike'],
    ['football', 'soccer'],
    ['aubergines', 'eggplant brinjal'],
    ['loaf', 'bread'],
    ['baguette', 'bread'],
    ['flatbread', 'bread'],
    ['chicken drumsticks', 'chicken'],
    ['cap', 'hat'],
    ['boots', 'shoes'],
    ['flats', 'shoes'],
    ['heels', 'shoes'],
    ['mules', 'shoes'],
    ['sandals', 'shoes'],
    ['slippers', 'shoes'],
    ['flip flops', 'shoes sandals'],
  ],
  zh: [
    ['智能手机', '电话 移动电话'],
    ['腕表', '手表'],
    ['电视机', '电视'],
    ['帽', '帽子'],
    ['镜', '镜子'],
    ['锤', '锤子'],
    ['勺', '勺子'],
    ['话筒', '麦克风'],
    ['餐椅', '椅子'],
    ['躺椅', '椅子'],
    ['沙发椅', '椅子'],
    ['鞋', '鞋子'],
    ['裙', '裙子'],
    ['袜', '袜子'],
    ['裤', '裤子'],
    ['跑鞋', '运动鞋'],
    ['双肩包', '背包 书包'],
    ['太阳镜', '墨镜'],
    ['番茄', '西红柿'],
    ['香皂', '肥皂'],
    ['自行车', '单车'],
    ['巧克力排', '巧克力'],
    ['音箱', '音响'],
  ],
  tr: [
    ['akıllı telefon', 'cep mobil telefonu'],
    ['taşınabilir şarj cihazı', 'powerbank'],
    ['dizüstü bilgisayar', 'laptop notebook'],
    ['koşu ayakkabısı', 'spor sneaker'],
    ['kanepe', 'koltuk'],
    ['kot pantolon', 'jean'],
    ['televizyon', 'tv'],
  ],
  ru: [
    ['смартфон', 'телефон сотовый мобильный мобильник'],
    ['зарядное устройство', 'зарядка'],
    ['ноутбук', 'ноут компьютер'],
    ['камера', 'фотоаппарат'],
    ['мышь', 'мышка'],
    ['кроссовки', 'обувь'],
    ['туфли', 'обувь'],
    ['ботинки', 'обувь'],
    ['балетки', 'обувь'],
    ['сапоги', 'обувь'],
    ['багет', 'хлеб'],
  ],
  pt: [
    ['smartphone', 'celular telefone'],
    ['notebook', 'laptop computador'],
    ['televisor', 'televisão tv'],
    ['boné', 'chapéu'],
    ['tênis', 'sapato calçado'],
    ['bota', 'sapato calçado'],
    ['sapatilha', 'sapato calçado'],
    ['sandália', 'sapato calçado'],
    ['pães', 'pão'],
    ['limões', 'limão'],
    ['pimentões', 'pimentão'],
    ['camarões', 'camarão'],
    ['balões', 'balão'],
    ['cartões', 'cartão'],
    ['motocicleta', 'moto'],
  ],
}
const rulesOf = new Map(
  Object.entries(synonyms).map(([language, list]) => [
    language,
    list.map(([named, typed]) => ({ named: wordsOf(named), typed: wordsOf(typed) })),
  ]),
)

/** The words by which a product with these words in its title is also found, by whether they name its type. */
export function synonymsOf(
  title: readonly string[],
  type: readonly string[],
  language: Language,
): { readonly ofType: readonly string[]; readonly others: readonly string[] } {
  const found = (rulesOf.get(language) ?? []).filter(({ named }) => named.every((word) => title.includes(word)))
  const namesType = ({ named }: (typeof found)[number]) => named.some((word) => type.includes(word))
  return {
    ofType: found.filter(namesType).flatMap(({ typed }) => typed),
    others: found.filter((rule) => !namesType(rule)).flatMap(({ typed }) => typed),
  }
}
