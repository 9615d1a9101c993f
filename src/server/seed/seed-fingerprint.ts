import { createHash } from 'node:crypto'
import { pictureGeneration } from '../media/picture-path.ts'
import { brands } from './brands.ts'
import { departments } from './departments.ts'
import { banners, tags } from './promotions.ts'
import { reviewers, reviewWords } from './review-words.ts'
import { shops } from './shops.ts'

/** Raised whenever the same writing would make another mall. */
const seedVersion = 6

/** What the mall is made of, in short: a database that holds another fingerprint is seeded again. */
export function seedFingerprint(): string {
  const made = [seedVersion, pictureGeneration, departments, brands, shops, banners, tags, reviewers, reviewWords]
  return createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 32)
}
