import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { type Address, countryOfRegion } from '#contract/account/address.ts'
import { useMarket } from '#device/market.ts'
import { AddressText } from '#features/address/index.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { Radio } from '#ui/choice/choice.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Card } from '#ui/layout/card.tsx'
import { SheetTrigger } from '#ui/overlay/sheet-trigger.tsx'
import { regionName } from '#words/screens/country-names.ts'
import styles from './checkout.module.css'
import { newAddressPath } from './new-address-path.ts'

type Properties = {
  all: readonly Address[]
  chosen: number | undefined
  isFixed?: boolean
  onChoose: (addrId: number) => void
}

/** The delivery address, with a sheet to choose another one. */
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
        <ButtonLink kind="soft" isWide href={newAddressPath()}>
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

/**
 * The list of addresses; those outside the region cannot be chosen. A tap chooses at once; the arrow keys only move the
 * selection, and the button confirms it.
 */
function AddressChoice({ all, chosen, onChoose }: Omit<Properties, 'isFixed'>) {
  const { t } = useLingui()
  const [picked, setPicked] = useState(chosen)
  const { regionId, lang } = useMarket()
  const region = regionName(regionId, lang)
  const isInRegion = ({ countryId }: Address) => countryId === countryOfRegion(regionId)
  // Browsers fire a click on the radio that an arrow key selects.
  const byArrow = useRef(false)
  return (
    <div className={styles.column}>
      <fieldset
        className={styles.choices}
        aria-label={t`Delivery address`}
        onKeyDown={({ key }) => (byArrow.current = key.startsWith('Arrow'))}
        onKeyUp={() => (byArrow.current = false)}
      >
        {[...all.filter(isInRegion), ...all.filter((one) => !isInRegion(one))].map((one) => (
          <Radio
            key={one.addrId}
            name="address"
            checked={one.addrId === picked}
            disabled={!isInRegion(one)}
            onChange={() => setPicked(one.addrId)}
            onClick={() => !byArrow.current && onChoose(one.addrId)}
          >
            <b>{one.receiver}</b>
            <AddressText address={one} />
            {!isInRegion(one) && (
              <small className={styles.small}>
                <Trans>This order can only be delivered in {region}.</Trans>
              </small>
            )}
          </Radio>
        ))}
      </fieldset>
      <Button
        kind="primary"
        isWide
        isDisabled={picked === undefined}
        onClick={() => picked !== undefined && onChoose(picked)}
      >
        <Trans>Deliver here</Trans>
      </Button>
    </div>
  )
}
