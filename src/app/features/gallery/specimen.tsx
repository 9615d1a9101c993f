import type { ReactNode } from 'react'
import styles from './gallery-screen.module.css'

/** A card of the gallery that shows one component in its states. */
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

/** Components side by side. */
export function Line({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>
}
