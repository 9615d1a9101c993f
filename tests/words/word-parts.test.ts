import { expect, test } from 'vitest'
import { partsOfMessage, wordPartOfPath } from '#words/word-parts.ts'

test.each([
  [['src/app/shell/header.tsx'], ['first']],
  [['src/app/features/product/product-head.tsx'], ['product']],
  [['src/app/features/saved/saved-screen.tsx'], ['more']],
  [
    ['src/app/features/product/product-head.tsx', 'src/app/features/shop/shop-head.tsx'],
    ['product', 'more'],
  ],
  // What the first view says is there already when another screen says it.
  [['src/app/features/product/product-head.tsx', 'src/app/ui/product/price.tsx'], ['first']],
  [['src/app/ui/product/gallery.tsx'], ['product', 'more']],
  [['src/app/features/product/later/product-reviews.tsx'], ['below']],
  [['src/app/features/product/product-head.tsx', 'src/app/features/product/later/product-seller.tsx'], ['product']],
  [['src/app/ui/product/cart-line.tsx'], ['more']],
  [['src/app/ui/form/quantity-stepper.tsx'], ['below', 'more']],
  [['src/app/i18n/failure-words.ts'], ['more']],
  [['src/app/features/installation/ios-steps.tsx'], ['more']],
  // What stands around a screen, once it is up.
  [['src/app/shell/later/footer.tsx'], ['later']],
  [
    ['src/app/shell/later/footer.tsx', 'src/app/features/profile/profile-screen.tsx'],
    ['later', 'more'],
  ],
  [[], ['first']],
])('quality §1 a message of %j is in %j', (files, parts) => expect(partsOfMessage(files)).toEqual(parts))

test.each([
  ['/', null],
  ['/products/aero-knit-running-shoes-1042', 'product'],
  ['/products/aero-knit-running-shoes-1042/reviews', 'more'],
  ['/saved', 'more'],
])('quality §1 %s says the words of %s', (path, part) => expect(wordPartOfPath(path)).toBe(part))
