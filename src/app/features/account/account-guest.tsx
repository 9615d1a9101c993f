import { Trans, useLingui } from '@lingui/react/macro'
import { renders } from '../../shell/renders.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { openLogin } from '../sign-in/door.ts'

/** What a guest finds on a page of the account. */
export function AccountGuest() {
  const { t } = useLingui()
  return (
    <EmptyState
      level={1}
      picture={renders.compass}
      title={t`Log in to see your account`}
      sentence={t`Your name, your picture and how you log in are kept with your account.`}
      action={<Button kind="primary" onClick={() => openLogin()}><Trans>Log in</Trans></Button>}
    />
  )
}
