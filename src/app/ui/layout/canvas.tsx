import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import styles from './canvas.module.css'

type Properties = {
  /** The title of the screen, which the phone shows in its header; absent where `children` contain the title. */
  title?: ReactNode
  /** Whether the phone has a bar of buttons above its tabs, which needs room below the content. */
  hasBar?: boolean
  /** A class of the column that contains title and children. */
  className?: string | undefined
  children: ReactNode
}

/** A screen whose cards stand on the canvas colour, which reaches to the foot of the window. */
export function Canvas({ title, hasBar = false, className, children }: Properties) {
  return (
    <div className={classes(styles.canvas, hasBar && styles.withBar)}>
      <div className={classes('page', className)}>
        {title !== undefined && <h1 className={classes('in-bar', styles.title)}>{title}</h1>}
        {children}
      </div>
    </div>
  )
}
