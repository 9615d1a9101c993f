import styles from './brand-mark.module.css'
import { classes } from './class-names.ts'

/** The first letters of at most two words, the first in capital. */
const monogramOf = (name: string): string => {
  const [first = '', second] = name.trim().split(/\s+/)
  const letters = second ? [[...first][0], [...second][0]] : [...first].slice(0, 1)
  return letters.join('').toUpperCase()
}

/**
 * A brand's monogram on a tinted ground. The number of the brand selects tint and shape, so that a brand looks the same
 * everywhere; `isSmall` fits into a chip (docs/design.md#brand-mark).
 */
export function BrandMark({ id, name, isSmall = false }: { id: number; name: string; isSmall?: boolean }) {
  return (
    <span
      className={classes(styles.mark, styles[`tint${(id % 8) + 1}`], styles[`shape${id % 3}`], isSmall && styles.small)}
      aria-hidden="true"
    >
      {monogramOf(name)}
    </span>
  )
}
