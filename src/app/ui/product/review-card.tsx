import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../base/icon.tsx'
import { InitialAvatar } from '../base/initial-avatar.tsx'
import { PageLink } from '../layout/page-link.tsx'
import type { PagePath } from '../layout/page-path.ts'
import { MoreText } from '../list/more-text.tsx'
import styles from './review-card.module.css'
import { ReviewPicture } from './review-picture.tsx'
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
  /** The name of that language where the reader's language is another, and the path of the reviews in that language. */
  otherLanguage?: { readonly name: string; readonly href: PagePath }
  /** Path templates, at most five. */
  pictures: readonly string[]
  /** Any stable whole number, e.g. the review's id. */
  tint: number
  /** Opens a picture of the review; without this function the pictures are not buttons. */
  onPicture?: (index: number) => void
  /** The shop's reply, with its day in the reader's language. */
  reply?: { readonly text: string; readonly day: string }
  /** The actions below the review. */
  children?: ReactNode
}

/** A shopper's review (docs/design.md#review-card). */
export function ReviewCard({
  name,
  score,
  day,
  variant,
  text,
  lang,
  otherLanguage,
  pictures,
  tint,
  onPicture,
  reply,
  children,
}: Properties) {
  const { t } = useLingui()
  const shown = pictures.slice(0, 5)
  const total = shown.length
  const languageName = otherLanguage?.name
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <InitialAvatar name={name} tint={tint} />
        <div>
          <b className={styles.name}>{name || <Trans>Anonymous</Trans>}</b>
          <p className={styles.facts}>
            <Stars score={score} />
            <span suppressHydrationWarning>{variant ? `${day} · ${variant}` : day}</span>
            {otherLanguage && (
              <PageLink href={otherLanguage.href} className={styles.language}>
                <Trans>Written in {languageName}</Trans>
              </PageLink>
            )}
          </p>
        </div>
      </header>
      <MoreText text={text} lang={lang} />
      {total > 0 && (
        <div className={styles.pictures}>
          {shown.map((picture, index) => {
            const tile = <ReviewPicture key={picture} picture={picture} sizes="50px" tint={tint} />
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
      {reply && (
        <div className={styles.reply}>
          <p className={styles.shop}>
            <Icon name="storefront" size={16} />
            <b>
              <Trans>Reply of the shop</Trans>
            </b>
            <span suppressHydrationWarning>{reply.day}</span>
          </p>
          <p>{reply.text}</p>
        </div>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </article>
  )
}
