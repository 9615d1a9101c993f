import type { ReactNode } from 'react'
import styles from './gallery-screen.module.css'

/** One card of the gallery: a part in its states. */
export function Specimen({
  title,
  isWide = false,
  children,
}: {
  title: string
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <section className={isWide ? styles.wide : styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.stack}>{children}</div>
    </section>
  )
}

/** Parts side by side. */
export function Line({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>
}
