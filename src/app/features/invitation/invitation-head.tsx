import type { ReactNode } from 'react'
import { Picture } from '#ui/base/picture.tsx'
import styles from './invitation.module.css'

/** The illustration of a gift. */
const gift = '/media/1/1f381.0.front/{width}.{format}'

/** The coloured head of the page: a title, a sentence and a gift. */
export function InvitationHead({ title, level = 2, children }: { title: string; level?: 1 | 2; children: ReactNode }) {
  const Heading = `h${level}` as const
  return (
    <header className={styles.head}>
      <div>
        <Heading>{title}</Heading>
        <p>{children}</p>
      </div>
      <span className={styles.art}>
        <Picture template={gift} alt="" sizes="112px" when="soon" />
      </span>
    </header>
  )
}
