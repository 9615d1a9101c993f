import { useLingui } from '@lingui/react/macro'
import { PageLink } from '../page-link.tsx'
import type { PagePath } from '../page-path.ts'
import styles from './breadcrumb.module.css'

/** The path to this page; the last item is the page itself and no link. */
export function Breadcrumb({ items }: { items: readonly { readonly name: string; readonly href?: PagePath }[] }) {
  const { t } = useLingui()
  return (
    <nav className={styles.breadcrumb} aria-label={t`Breadcrumb`}>
      <ol>
        {items.map(({ name, href }, index) => (
          <li key={href ?? name}>
            {index > 0 && <i aria-hidden="true">/</i>}
            {href === undefined ? <span aria-current="page">{name}</span> : <PageLink href={href}>{name}</PageLink>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
