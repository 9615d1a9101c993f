import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Address } from '#contract/account/address.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { keepFocus, useKeepFocus } from '#ui/layout/keep-focus.ts'
import { SheetTrigger } from '#ui/overlay/sheet-trigger.tsx'
import styles from './address-card.module.css'
import { AddressText } from './address-text.tsx'
import { useAddressCommands } from './use-address-commands.ts'

/** One address with what can be done with it; nothing can without a network. */
export function AddressCard({ address, isCutOff }: { address: Address; isCutOff: boolean }) {
  const { t } = useLingui()
  const { remove, makeDefault } = useAddressCommands()
  const [isSending, setSending] = useState(false)
  const { addrId, receiver, commonAddr } = address
  // The default cannot be made it again, and what was deleted takes its buttons along.
  useKeepFocus(String(commonAddr))
  useEffect(() => keepFocus, [])
  const send = async (work: Promise<void>) => {
    setSending(true)
    await work
    setSending(false)
  }
  return (
    <li className={styles.card} aria-busy={isSending || undefined}>
      <div className={styles.head}>
        <h2>{receiver}</h2>
        {commonAddr === 1 && (
          <Badge kind="brand" icon="check-bold">
            <Trans>Default</Trans>
          </Badge>
        )}
      </div>
      <AddressText address={address} />
      <div className={styles.actions}>
        <ButtonLink size="small" href={`/addresses/${addrId}`}>
          <Trans>Edit</Trans>
        </ButtonLink>
        {commonAddr === 0 && !isCutOff && (
          <Button size="small" isLoading={isSending} onClick={() => void send(makeDefault(addrId))}>
            <Trans>Set as default</Trans>
          </Button>
        )}
        {!isCutOff && (
          <SheetTrigger
            kind="text"
            size="small"
            words={<Trans>Delete</Trans>}
            title={t`Delete this address?`}
            footer={(close) => (
              <>
                <Button onClick={close}>
                  <Trans>Keep it</Trans>
                </Button>
                <Button
                  kind="danger"
                  onClick={() => {
                    close()
                    void send(remove(addrId))
                  }}
                >
                  <Trans>Delete</Trans>
                </Button>
              </>
            )}
          >
            {() => (
              <>
                <p className={styles.name}>{receiver}</p>
                <AddressText address={address} />
              </>
            )}
          </SheetTrigger>
        )}
      </div>
    </li>
  )
}
