import { useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/wire.ts'
import { PageLink } from '#ui/layout/page-link.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'
import { formatWhole } from '#words/count.ts'
import styles from './count-tabs.module.css'

type Tab = { readonly href: PagePath; readonly words: string; readonly count?: number; readonly isHere: boolean }

/** Tabs that are pages of their own, each with its number of results. */
export function CountTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { i18n } = useLingui()
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ href, words, count, isHere }) => (
        <PageLink key={href} href={href} aria-current={isHere ? 'page' : undefined}>
          {words}
          {count !== undefined && <span>{formatWhole(count, i18n.locale as Language)}</span>}
        </PageLink>
      ))}
    </nav>
  )
}
