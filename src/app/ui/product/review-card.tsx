import { Trans, useLingui } from '@lingui/react/macro'
import { InitialAvatar } from '../base/initial-avatar.tsx'
import { Tile } from '../layout/tile.tsx'
import { MoreText } from '../list/more-text.tsx'
import styles from './review-card.module.css'
import { Stars } from './stars.tsx'

type Properties = {
  /** Empty for an anonymous review. */
  name: string
  score: number
  /** The day of the review, in the reader's language. */
  day: string
  /** The variant that was bought; may be empty. */
  variant: string
  text: string
  /** The language of the review's text. */
  lang: string
  /** The name of that language in that language, where it is to be shown. */
  language?: string
  /** Path templates, at most five. */
  pictures: readonly string[]
  /** Any stable whole number, e.g. the review's id. */
  tint: number
  /** Opens a picture of the review; without this function the pictures are not buttons. */
  onPicture?: (index: number) => void
}

/** A shopper's review (docs/design.md#review-card). */
export function ReviewCard({ name, score, day, variant, text, lang, language, pictures, tint, onPicture }: Properties) {
  const { t } = useLingui()
  const shown = pictures.slice(0, 5)
  const total = shown.length
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <InitialAvatar name={name} tint={tint} />
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
