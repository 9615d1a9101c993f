import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import type { IconName } from '../base/icon-names.ts'
import { PageLink } from '../layout/page-link.tsx'
import type { PagePath } from '../layout/page-path.ts'
import { Tile } from '../layout/tile.tsx'
import styles from './category-tile.module.css'
import { categoryTint } from './category-tint.ts'

/**
 * Categories in five columns on the phone and ten on the desktop; `isRoomy`: three or four columns on the phone, for
 * long names.
 */
export function CategoryTiles({
  label,
  isRoomy = false,
  children,
}: {
  label: string
  isRoomy?: boolean
  children: React.ReactNode
}) {
  return (
    <nav className={classes(styles.tiles, isRoomy && styles.roomy)} aria-label={label}>
      {children}
    </nav>
  )
}

/** One category: a tinted picture and its name; `id` selects the tint. */
export function CategoryTile({
  href,
  name,
  picture,
  id,
}: {
  href: PagePath
  name: string
  picture: string
  id: number
}) {
  return (
    <PageLink href={href} className={styles.tile}>
      <Tile template={picture} sizes="(min-width: 835px) 58px, 40px" tint={categoryTint(id)} kind="small" when="soon" />
      <span className={styles.name}>{name}</span>
    </PageLink>
  )
}

/** A link to all categories, in the position of a category. */
export function CategoryMore({ href, name, icon }: { href: PagePath; name: string; icon: IconName }) {
  return (
    <PageLink href={href} className={styles.tile}>
      <span className={styles.plain}>
        <Icon name={icon} size={28} />
      </span>
      <span className={styles.name}>{name}</span>
    </PageLink>
  )
}
