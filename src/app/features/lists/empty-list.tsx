import { Trans, useLingui } from '@lingui/react/macro'
import { illustrations } from '#shell/illustrations.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** An empty state for a list without products in this region, with two links to other pages. */
export function EmptyList({ level = 2 }: { level?: 1 | 2 }) {
  const { t } = useLingui()
  return (
    <EmptyState
      level={level}
      picture={illustrations.basket}
      title={t`Nothing here right now`}
      sentence={t`This list is empty in your region today. Explore other lists.`}
      action={
        <>
          <ButtonLink kind="primary" href="/goods">
            <Trans>See what's popular</Trans>
          </ButtonLink>
          <ButtonLink kind="soft" href="/categories/">
            <Trans>All categories</Trans>
          </ButtonLink>
        </>
      }
    />
  )
}
