import { classes } from '../base/class-names.ts'
import { Picture, type PictureTime } from '../base/picture.tsx'
import styles from './hero.module.css'
import { PageLink } from './page-link.tsx'
import type { PagePath } from './page-path.ts'

export type HeroBanner = {
  readonly key: string | number
  readonly kicker: string
  readonly title: string
  readonly action: string
  readonly picture: string
  readonly color: 'mango' | 'jade' | 'sky' | 'rose' | 'lilac'
  /** Null: the banner has no link and no button. */
  readonly href: PagePath | null
}

/** A banner. `isBig` marks the first of the desktop's three. */
export function Hero({ banner, isBig = false, when }: { banner: HeroBanner; isBig?: boolean; when?: PictureTime }) {
  return (
    <article className={classes(styles.hero, styles[banner.color], isBig && styles.big)}>
      <div className={styles.words}>
        <p>{banner.kicker}</p>
        <h2>
          {banner.href ? (
            <PageLink href={banner.href} className={styles.link}>
              {banner.title}
            </PageLink>
          ) : (
            banner.title
          )}
        </h2>
        {banner.href && (
          <span className={styles.button} aria-hidden="true">
            {banner.action}
          </span>
        )}
      </div>
      <div className={styles.art}>
        <Picture
          template={banner.picture}
          alt=""
          sizes={isBig ? '(min-width: 835px) 316px, 160px' : '160px'}
          when={when}
        />
      </div>
    </article>
  )
}
