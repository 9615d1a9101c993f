import { createHash } from 'node:crypto'
import { pictureGeneration } from '../media/picture-path.ts'
import { brands } from './brands.ts'
import { demoItems } from './demo/pre-loved-items.ts'
import { departments } from './departments.ts'
import { reviewers, reviewWords } from './products/review-words.ts'
import { allTags, banners } from './promotions.ts'
import { shops } from './shops.ts'

/** Raised whenever the same data would give another mall. */
const seedVersion = 10

/** The fingerprint of this build's demo data; a mall records the fingerprint of the demo data that it holds. */
export function seedFingerprint(): string {
  const made = [
    seedVersion,
    pictureGeneration,
    departments,
    brands,
    shops,
    banners,
    allTags,
    reviewers,
    reviewWords,
    demoItems,
  ]
  return createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 32)
}
