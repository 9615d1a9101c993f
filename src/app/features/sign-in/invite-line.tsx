import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { forgetInvite, rememberedInvite } from '#session/sign-in-traits.ts'
import { useKeepFocus } from '#ui/layout/keep-focus.ts'
import styles from './sign-in.module.css'

/** The code of an opened invitation link, which counts if this login makes an account; the person can remove the code. */
export function InviteLine() {
  const [code, setCode] = useState(rememberedInvite)
  // The button disappears together with the line.
  useKeepFocus(code)
  if (code === '') return null
  const remove = () => {
    forgetInvite()
    setCode('')
  }
  return (
    <p className={styles.invite}>
      <span>
        <Trans>
          Invitation code{' '}
          <b translate="no" className={styles.inviteCode}>
            {code}
          </b>
        </Trans>
      </span>
      <button type="button" className={styles.link} onClick={remove}>
        <Trans>Remove</Trans>
      </button>
    </p>
  )
}
