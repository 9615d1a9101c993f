import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { Address } from '#contract/account/address.ts'
import { AddressText } from '#features/address/index.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Radio } from '#ui/form/choice.tsx'
import { Card } from '#ui/layout/card.tsx'
import { SheetTrigger } from '#ui/overlay/sheet-trigger.tsx'
import styles from './checkout.module.css'
import { newAddressWay } from './new-address-way.ts'

type Properties = { all: readonly Address[]; chosen: number; isFixed?: boolean; onChoose: (addrId: number) => void }

/** Where it goes; another address is chosen in place. */
export function Destination({ all, chosen, isFixed = false, onChoose }: Properties) {
  const { t } = useLingui()
  const address = all.find(({ addrId }) => addrId === chosen)
  const choose = (addrId: number, close: () => void) => {
    close()
    if (addrId === chosen) return
    onChoose(addrId)
    showToast({ kind: 'success', words: t`Shipping address changed.` })
  }
  const change = !isFixed && (
    <SheetTrigger
      kind="text"
      size="small"
      words={<Trans>Change</Trans>}
      title={t`Delivery address`}
      footer={() => (
        <ButtonLink kind="soft" isWide href={newAddressWay()}>
          <Trans>Add address</Trans>
        </ButtonLink>
      )}
    >
      {(close) => <AddressChoice all={all} chosen={chosen} onChoose={(addrId) => choose(addrId, close)} />}
    </SheetTrigger>
  )
  return (
    <Card title={<Trans>Delivery address</Trans>} aside={change}>
      {address && (
        <>
          <p className={styles.receiver}>
            {address.receiver}
            {address.commonAddr === 1 && (
              <>
                {' '}
                <Badge kind="brand">
                  <Trans>Default</Trans>
                </Badge>
              </>
            )}
          </p>
          <AddressText address={address} />
        </>
      )}
    </Card>
  )
}

/** One tap chooses. With the arrow keys they are looked through first, and the button chooses. */
function AddressChoice({ all, chosen, onChoose }: Omit<Properties, 'isFixed'>) {
  const { t } = useLingui()
  const [picked, setPicked] = useState(chosen)
  // Browsers click what an arrow key goes to.
  const byArrow = useRef(false)
  return (
    <div className={styles.column}>
      <fieldset
        className={styles.choices}
        aria-label={t`Delivery address`}
        onKeyDown={({ key }) => (byArrow.current = key.startsWith('Arrow'))}
        onKeyUp={() => (byArrow.current = false)}
      >
        {all.map((one) => (
          <Radio
            key={one.addrId}
            name="address"
            checked={one.addrId === picked}
            onChange={() => setPicked(one.addrId)}
            onClick={() => !byArrow.current && onChoose(one.addrId)}
          >
            <b>{one.receiver}</b>
            <AddressText address={one} />
          </Radio>
        ))}
      </fieldset>
      <Button kind="primary" isWide onClick={() => onChoose(picked)}>
        <Trans>Deliver here</Trans>
      </Button>
    </div>
  )
}
