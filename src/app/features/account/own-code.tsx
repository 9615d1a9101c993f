import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { UserInfo } from '../../../contract/account/user.ts'
import { Radio } from '../../ui/radio.tsx'
import styles from './account.module.css'
import { CodeStep } from './code-step.tsx'
import type { CodeGoal } from './send-code.ts'
import { maskedMail, maskedMobile } from './shown-mobile.ts'

const shown = ({ kind, to }: CodeGoal) => (kind === 'mail' ? maskedMail(to) : maskedMobile(to))

/** A code to one's own mail or mobile; who has both chooses. */
export function OwnCode({ account: { mail, mobile }, ...code }: { account: UserInfo; value: string; error: string | undefined; onChange: (code: string) => void }) {
  const goals: CodeGoal[] = [...(mail ? [{ kind: 'mail', to: mail } as const] : []), ...(mobile ? [{ kind: 'mobile', to: mobile } as const] : [])]
  const [chosen, setChosen] = useState(0)
  const goal = goals[chosen]
  if (!goal) return <p><Trans>Add an email or a mobile number first: the code goes there.</Trans></p>
  return (
    <fieldset className={styles.group}>
      <legend><Trans>Verification code</Trans></legend>
      {goals.length > 1
        ? goals.map((one, index) => <Radio key={one.kind} name="code-goal" checked={index === chosen} onChange={() => setChosen(index)}>{shown(one)}</Radio>)
        : <p className={styles.sentence}><Trans>We send it to {shown(goal)}.</Trans></p>}
      <div className={styles.codeStep}><CodeStep key={goal.kind} goal={goal} {...code} /></div>
    </fieldset>
  )
}
