import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { openLogin } from '#features/sign-in/index.ts'
import { rememberInvite } from '#session/sign-in-traits.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { Card } from '#ui/layout/card.tsx'
import { brand } from '#words/brand.ts'
import styles from './invitation.module.css'
import { InvitationHead } from './invitation-head.tsx'

/** The page of an invitation link for a guest. Opening the page remembers the code on this device. */
export function OpenedInvitation({ code }: { code: string }) {
  const { t } = useLingui()
  useEffect(() => rememberInvite(code), [code])
  return (
    <Canvas className={styles.opened}>
      <InvitationHead level={1} title={t`A friend invites you to ${brand.name}`}>
        <Trans>Create your account, and the invitation counts for your friend.</Trans>
      </InvitationHead>
      <Card title={t`Invitation code`}>
        <p className={styles.code} translate="no">
          {code}
        </p>
        <p className={styles.small}>
          <Trans>The code is filled in for you when you register on this device. You can remove it there.</Trans>
        </p>
        <div className={styles.buttons}>
          <ButtonLink kind="primary" href="/Register" isWide>
            <Trans>Create an account</Trans>
          </ButtonLink>
          <Button kind="soft" isWide onClick={() => openLogin({ path: '/' })}>
            <Trans>Quick login</Trans>
          </Button>
          <ButtonLink kind="text" href="/" isWide>
            <Trans>Start shopping</Trans>
          </ButtonLink>
        </div>
      </Card>
    </Canvas>
  )
}
