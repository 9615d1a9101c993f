/**
 * What is bought most, by English name of the kind: these open their departments' lists, and so the home screen. The
 * rest of a department follows in an order of chance.
 */
const favourites: readonly string[] = [
  'wireless headphones', 'smartphone', 'wireless speaker', 'power bank', 'phone charger',
  'cotton T-shirt', 'summer dress', 'straight-leg jeans', 'sun and rain umbrella', 'baseball cap',
  'running shoes', 'everyday backpack', 'two-tone handbag', 'flip-flops', 'hard-shell suitcase',
  'mangoes', 'strawberries', 'king coconuts', 'avocados', 'brown eggs', 'fresh milk', 'tomatoes', 'birthday cake', 'red apples',
  'fabric sofa', 'mushroom table lamp', 'wall clock', 'wall mirror', 'rattan basket',
  'body lotion', 'lipstick', 'bar soap', 'nail polish',
  'football', 'city bicycle', 'camping tent', 'badminton racket', 'cricket bat and ball set',
  'teddy bear', 'jigsaw puzzle', 'remote-controlled racing car', 'plush unicorn', 'diamond kite',
  'glazed stoneware teapot', 'non-stick frying pan', 'travel tumbler with straw', 'bento lunch box',
  'laptop', 'wireless game controller', 'mirrorless camera', 'compact keyboard',
  'green tea leaves', 'honey', 'rice', 'chocolate bar', 'chocolate chip cookies',
  'analogue wristwatch', 'polarised sunglasses', 'blue topaz silver ring',
  'toilet paper', 'plastic bucket', 'washing-up liquid',
  'potted plant', 'fresh red roses', 'mixed flower bouquet', 'dog chew bone',
  'patterned notebook', 'novel', 'fountain pen', 'wax crayons',
  'home tool set', 'claw hammer', 'electric motor scooter',
  'electric guitar', 'digital keyboard', 'violin',
  'gift box with ribbon', 'latex balloons', 'moon paper lantern',
]

/** How much a kind is wanted, from 0 for most kinds up to 1 for the first favourite. */
export function wantedness(englishName: string): number {
  const index = favourites.indexOf(englishName)
  return index < 0 ? 0 : 1 - index / favourites.length
}
