import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import styles from './page-head.module.css'

type Properties = {
  title: string
  /** The way to this page, without the page itself. */
  trail: readonly { readonly name: string; readonly href: string }[]
  /** A line below the title: a number, what the page is for. */
  note?: ReactNode
  /** What stands at the end of the title's line: a countdown, a way on. */
  aside?: ReactNode
}

/** The top of a list's page: the way to it, its title, a line about it. */
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
