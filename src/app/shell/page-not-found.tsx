import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { illustrations } from './illustrations.ts'
import { pageNotFoundTitle } from './page-not-found-title.ts'
import { useTitle } from './use-title.ts'

/** The screen for any path that matches no route (docs/product.md#not-found). */
export function PageNotFound() {
  const { t, i18n } = useLingui()
  useTitle(pageNotFoundTitle(i18n))
  return (
    <EmptyState
      level={1}
      picture={illustrations.compass}
      tint={1}
      title={t`404 - Page Not Found`}
      sentence={t`We can't find this page.`}
      action={
        <ButtonLink kind="primary" href="/">
          <Trans>Go to Home</Trans>
        </ButtonLink>
      }
    />
  )
}
