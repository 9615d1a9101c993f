import { Trans } from '@lingui/react/macro'
import { Face } from './face.tsx'
import { MoreText } from './more-text.tsx'
import styles from './review-card.module.css'
import { Stars } from './stars.tsx'
import { Tile } from './tile.tsx'

type Properties = {
  /** Empty: written without a name. */
  name: string
  score: number
  /** When it was written, in the reader's language. */
  day: string
  /** The variant that was bought; may be empty. */
  variant: string
  text: string
  /** The language it is written in. */
  lang: string
  /** Path templates, five at the most. */
  pictures: readonly string[]
  /** Any whole number that stays the same, e.g. the review's id. */
  tint: number
}

/** What a shopper wrote (DESIGN.md §7). */
export function ReviewCard({ name, score, day, variant, text, lang, pictures, tint }: Properties) {
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <Face name={name} tint={tint} />
        <div>
          <b className={styles.name}>{name || <Trans>Anonymous</Trans>}</b>
          <p className={styles.facts}>
            <Stars score={score} />
            <span suppressHydrationWarning>{variant ? `${day} · ${variant}` : day}</span>
          </p>
        </div>
      </header>
      <MoreText text={text} lang={lang} />
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.slice(0, 5).map((picture) => <Tile key={picture} template={picture} sizes="50px" tint={tint} />)}
        </div>
      )}
    </article>
  )
}
