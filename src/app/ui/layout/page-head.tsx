import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import { Breadcrumb } from './first/breadcrumb.tsx'
import styles from './page-head.module.css'
import type { PagePath } from './page-path.ts'

type Properties = {
  title: string
  /** The breadcrumb to this page, without the page itself. */
  trail: readonly { readonly name: string; readonly href: PagePath }[]
  /** A line below the title: a number, or the purpose of the page. */
  note?: ReactNode
  /** Content at the end of the title's line: a countdown, a link. */
  aside?: ReactNode
}

/** The head of a list page: its breadcrumb, its title and a line about the page. */
export function PageHead({ title, trail, note, aside }: Properties) {
  return (
    <>
      <Breadcrumb items={[...trail, { name: title }]} />
      <header className={classes(styles.head, !note && !aside && styles.alone)}>
        <div className={styles.words}>
          <h1 className="in-bar">{title}</h1>
          {note && <p>{note}</p>}
        </div>
        {aside}
      </header>
    </>
  )
}
