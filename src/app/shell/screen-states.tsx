import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Loaded } from '#cache/use-answer.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useGrowing } from '#ui/layout/use-growing.ts'
import { brand } from '#words/brand.ts'
import { illustrations } from './illustrations.ts'
import { PageNotFound } from './page-not-found.tsx'

type Waiting = Exclude<Loaded<never>, { state: 'ready' }>

/**
 * The state of a screen without data: its skeleton, or a sentence with an action. After 5 s of waiting the screen
 * offers to try again while the request is still running; after 120 s it stops waiting (docs/product.md#limits).
 */
export function ScreenState({ state, skeleton, level = 1 }: { state: Waiting; skeleton: ReactNode; level?: 1 | 2 }) {
  const { t } = useLingui()
  if (state.state === 'loading') return <Awaited>{skeleton}</Awaited>
  if (state.state === 'missing') return <PageNotFound />
  if (state.state === 'not-saved') {
    return (
      <EmptyState
        level={level}
        picture={illustrations.satelliteDish}
        title={t`Not saved on this device`}
        sentence={t`Connect to the internet to see this page. Saved items still work.`}
        action={
          <>
            <ButtonLink kind="soft" href="/saved">
              <Trans>Show saved items</Trans>
            </ButtonLink>
            <Button onClick={state.retry}>
              <Trans>Try again</Trans>
            </Button>
          </>
        }
      />
    )
  }
  if (state.state === 'unreachable') {
    return (
      <EmptyState
        level={level}
        picture={illustrations.satelliteDish}
        title={t`Can't reach ${brand.name}`}
        sentence={t`You're online, but ${brand.name} isn't responding. Saved items still work.`}
        action={
          <>
            <Button kind="primary" onClick={state.retry}>
              <Trans>Try again</Trans>
            </Button>
            <ButtonLink kind="soft" href="/saved">
              <Trans>Show saved items</Trans>
            </ButtonLink>
          </>
        }
      />
    )
  }
  const isSlow = state.state === 'slow'
  return (
    <EmptyState
      level={level}
      picture={illustrations.hourglass}
      tint={1}
      title={isSlow ? t`This is taking longer than usual` : t`Something went wrong.`}
      sentence={
        isSlow
          ? t`Still waiting for a response. You can try again now.`
          : t`This page couldn't be loaded. Try again in a moment.`
      }
      action={
        <>
          <Button kind="primary" onClick={state.retry}>
            <Trans>Try again</Trans>
          </Button>
          <ButtonLink kind="soft" href="/saved">
            <Trans>Show saved items</Trans>
          </ButtonLink>
        </>
      }
    />
  )
}

/** The skeleton of a screen or of a part, which is seldom as high as the content. */
function Awaited({ children }: { children: ReactNode }) {
  useGrowing(true)
  return <div aria-busy="true">{children}</div>
}
