import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import { PageLink } from './page-link.tsx'
import type { PagePath } from './page-path.ts'
import styles from './section.module.css'

type Properties = {
  title: string
  /** Content at the end of the title's line: a countdown, an age. */
  aside?: ReactNode
  /** A link to a page with more items. */
  more?: { href: PagePath; words: string }
  children: ReactNode
}

/** A titled part of a page. On the phone the title itself is the link to more where other content is beside it. */
export function Section({ title, aside, more, children }: Properties) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>
          {more && aside ? (
            <PageLink href={more.href} className={styles.link}>
              {title}
              <Icon name="caret-right-bold" size={16} />
            </PageLink>
          ) : (
            title
          )}
        </h2>
        {aside}
        {more && (
          <PageLink href={more.href} className={classes(styles.more, Boolean(aside) && styles.beside)}>
            {more.words}
            <Icon name="caret-right-bold" size={16} />
          </PageLink>
        )}
      </div>
      {children}
    </section>
  )
}
