import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMarket } from '#device/market.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Field } from '#ui/form/field.tsx'
import { HelpAnswers } from './help-answers.tsx'
import styles from './help-screen.module.css'
import { helpTitle } from './help-titles.ts'
import { useHelpText } from './use-help-text.ts'

/** `/help`: answers by topic with a search. Each answer has its own address, such as `/help#install`. */
export function HelpScreen() {
  const { t, i18n } = useLingui()
  const { lang } = useMarket()
  const help = useHelpText(lang)
  const [typed, setTyped] = useState('')
  useTitle(helpTitle(i18n))
  if (help.state === 'not-saved' || help.state === 'failed') return <ScreenState state={help} skeleton={null} />
  return (
    <div className={`page ${styles.help}`}>
      <h1 className="in-bar">
        <Trans>Help</Trans>
      </h1>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <Field
          type="search"
          label={t`Search in help`}
          enterKeyHint="search"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      {help.state === 'ready' ? (
        <HelpAnswers groups={help.groups} typed={typed} />
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
