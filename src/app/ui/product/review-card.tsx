import { Trans, useLingui } from '@lingui/react/macro'
import { Face } from '../base/face.tsx'
import { Tile } from '../layout/tile.tsx'
import { MoreText } from '../list/more-text.tsx'
import styles from './review-card.module.css'
import { Stars } from './stars.tsx'

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
  /** That language by its own name, where it is to be shown. */
  language?: string
  /** Path templates, five at the most. */
  pictures: readonly string[]
  /** Any whole number that stays the same, e.g. the review's id. */
  tint: number
  /** Opens a picture of it; without it the pictures only stand there. */
  onPicture?: (index: number) => void
}

/** What a shopper wrote (docs/design.md#review-card). */
export function ReviewCard({ name, score, day, variant, text, lang, language, pictures, tint, onPicture }: Properties) {
  const { t } = useLingui()
  const shown = pictures.slice(0, 5)
  const total = shown.length
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <Face name={name} tint={tint} />
        <div>
          <b className={styles.name}>{name || <Trans>Anonymous</Trans>}</b>
          <p className={styles.facts}>
            <Stars score={score} />
            <span suppressHydrationWarning>{variant ? `${day} · ${variant}` : day}</span>
            {language && (
              <span lang={lang} className={styles.language}>
                {language}
              </span>
            )}
          </p>
        </div>
      </header>
      <MoreText text={text} lang={lang} />
      {total > 0 && (
        <div className={styles.pictures}>
          {shown.map((picture, index) => {
            const tile = <Tile key={picture} template={picture} sizes="50px" tint={tint} />
            if (!onPicture) return tile
            return (
              <button
                key={picture}
                type="button"
                aria-haspopup="dialog"
                aria-label={t`Picture ${index + 1} of ${total}`}
                onClick={() => onPicture(index)}
              >
                {tile}
              </button>
            )
          })}
        </div>
      )}
    </article>
  )
}
