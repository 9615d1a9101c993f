import type { Database } from '../database/database.ts'
import { readPictureName, type PictureSpec } from '../media/picture-path.ts'
import { seedCatalogue, type Seeding } from './seed-catalogue.ts'
import { readListPictures } from './seed-store.ts'

/** Anything longer than this is told (issue 2 §1). */
const quietMs = 2000
/** Pictures beyond these are made when somebody asks for them. */
const warmedProducts = 3000

/** At start: makes the standard mall where the database holds none or an older one, and says how far it is. */
export async function seedIfNeeded(
  db: Database,
  { say, ...seeding }: Pick<Seeding, 'clock' | 'coloursOf'> & { say: (sentence: string) => void },
): Promise<void> {
  await seedCatalogue(db, { ...seeding, progress: everyTwoSeconds(say) })
}

/** What a callback hears of progress, at most every two seconds. */
export function everyTwoSeconds(say: (sentence: string) => void): NonNullable<Seeding['progress']> {
  let toldAt = Date.now()
  return (sentence, fraction) => {
    if (Date.now() - toldAt < quietMs) return
    toldAt = Date.now()
    say(`${Math.round(fraction * 100)} % – ${sentence}`)
  }
}

/** The pictures worth making ahead, in the order in which shoppers come upon them. */
export async function picturesOfCatalogue(db: Database): Promise<PictureSpec[]> {
  const templates = await readListPictures(db, warmedProducts)
  return templates.flatMap((template) => readPictureName(template.split('/')[3] ?? '') ?? [])
}
