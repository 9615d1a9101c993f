import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useMarket } from '#device/market.ts'
import { withWords } from '#i18n/with-words.ts'
import { usePageQuery } from '#shell/page-address.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Field } from '#ui/form/field.tsx'
import { HelpAnswers } from './help-answers.tsx'
import styles from './help-screen.module.css'
import { helpTitle } from './help-titles.ts'
import { withFirstGroup } from './order-questions.ts'
import { useHelpText } from './use-help-text.ts'

const OrderHelp = lazyPart(() =>
  withWords(import('./later/order-help.tsx'), 'later').then(({ OrderHelp }) => ({ default: OrderHelp })),
)

/**
 * `/help`: answers by topic with a search. Each answer has its own address, such as `/help#install`. With `?orderNumber=`
 * the page begins with that order and the answers that fit the order's state.
 */
export function HelpScreen() {
  const { t, i18n } = useLingui()
  const { lang } = useMarket()
  const help = useHelpText(lang)
  const [typed, setTyped] = useState('')
  const [questions, setQuestions] = useState<readonly string[]>([])
  const given = usePageQuery().get('orderNumber')
  useTitle(helpTitle(i18n))
  if (help.state === 'not-saved' || help.state === 'failed') return <ScreenState state={help} skeleton={null} />
  return (
    <div className={`page ${styles.help}`}>
      <h1 className="in-bar">
        <Trans>Help</Trans>
      </h1>
      {given && (
        <div className={styles.order}>
          <Suspense fallback={<Skeleton kind="block" />}>
            <OrderHelp given={given} onQuestions={setQuestions} />
          </Suspense>
        </div>
      )}
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <Field
          type="search"
          label={t`Search in help`}
          enterKeyHint="search"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      {help.state === 'ready' ? (
        <HelpAnswers groups={withFirstGroup(help.groups, t`About this order`, questions)} typed={typed} />
      ) : (
        <div className={styles.skeleton} aria-busy="true">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} kind="block" />
          ))}
        </div>
      )}
    </div>
  )
}
