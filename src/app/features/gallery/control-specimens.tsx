import { useState } from 'react'
import { Button, ButtonLink, IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { QuantityStepper } from '#ui/choice/quantity-stepper.tsx'
import { Badge, type BadgeKind } from '#ui/feedback/badge.tsx'
import { Chip, ChipLink, Chips, RemovableChip } from '#ui/list/chip.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { SheetTrigger } from '#ui/overlay/sheet-trigger.tsx'
import { Price } from '#ui/product/first/price.tsx'
import { russian } from './samples.ts'
import { Line, Specimen } from './specimen.tsx'

const kinds = ['primary', 'soft', 'accent', 'neutral', 'outline', 'text', 'danger'] as const
const badges: BadgeKind[] = ['plain', 'sale', 'brand', 'deal', 'warn', 'ok', 'info', 'danger', 'queued']
const prices = [
  [8490, 12490, 'Rs.'],
  [349, 499, '¥'],
  [1250000, 1490000, '₭'],
  [1299.9, 1749.9, '₺'],
  [129900, 129900, 'Rs.'],
] as const

/** Specimens of buttons, chips, badges, prices, steppers, rows and sheets. */
export function ControlSpecimens() {
  const [count, setCount] = useState(2)
  const [chip, setChip] = useState('Size')
  return (
    <>
      <Specimen title="Button: kinds, small, loading, disabled, link" isWide>
        <Line>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind}>
              {kind}
            </Button>
          ))}
        </Line>
        <Line>
          {kinds.slice(0, 4).map((kind) => (
            <Button key={kind} kind={kind} size="small">
              {kind}
            </Button>
          ))}
        </Line>
        <Line>
          <Button kind="primary" isLoading>
            {'Loading'}
          </Button>
          <Button kind="primary" isDisabled>
            {'Disabled'}
          </Button>
          <Button isDisabled>
            <Icon name="cloud-slash" />
            {'Needs internet'}
          </Button>
          <ButtonLink kind="soft" href="/">
            {'A link'}
          </ButtonLink>
          <IconButton label="Share">
            <Icon name="share-network" />
          </IconButton>
          <IconButton label="Back" isRaised>
            <Icon name="arrow-left" size={24} />
          </IconButton>
        </Line>
        <Button kind="primary" isWide>
          {russian[0]}
        </Button>
      </Specimen>
      <Specimen title="Chips and badges">
        <Chips>
          {['Size', 'Colour'].map((name) => (
            <Chip key={name} isChosen={chip === name} onPress={() => setChip(name)}>
              {name}
            </Chip>
          ))}
          <RemovableChip words="Selected" onRemove={() => {}} />
          <Chip icon="globe" onPress={() => {}}>
            {'With icon'}
          </Chip>
          <Chip isDisabled onPress={() => {}}>
            {'43'}
          </Chip>
          <ChipLink href="/gallery" isChosen>
            {'Link'}
          </ChipLink>
        </Chips>
        <Line>
          {badges.map((kind) => (
            <Badge key={kind} kind={kind}>
              {kind}
            </Badge>
          ))}
        </Line>
      </Specimen>
      <Specimen title="Price, by region">
        {prices.map(([amount, was, symbol]) => (
          <Price key={symbol + amount} amount={amount} was={was} symbol={symbol} />
        ))}
        <Price amount={8490} was={12490} symbol="Rs." size="large" />
        <Price amount={8490} was={12490} symbol="Rs." isQuiet />
      </Specimen>
      <Specimen title="Quantity: least, between, most, waiting">
        <Line>
          <QuantityStepper name="Shoes" count={1} stock={9} onChange={() => {}} />
          <QuantityStepper name="Shoes" count={count} stock={4} onChange={setCount} />
          <QuantityStepper name="Shoes" count={3} stock={9} state="waiting" onChange={() => {}} />
        </Line>
      </Specimen>
      <Specimen title="List row: link, button, fact">
        <div>
          <ListRow icon="map-pin" href="/gallery" end="3">
            {'Addresses'}
          </ListRow>
          <ListRow icon="truck" onPress={() => {}}>
            {russian[2]}
          </ListRow>
          <ListRow end="6.2 MB">{'Saved for offline'}</ListRow>
        </div>
      </Specimen>
      <Specimen title="Sheet">
        <Line>
          <SheetTrigger
            words="Open a sheet"
            title="Filter"
            footer={(close) => (
              <>
                <Button onClick={close}>{'Clear all'}</Button>
                <Button kind="primary" onClick={close}>
                  {'Show 96 results'}
                </Button>
              </>
            )}
          >
            {() => (
              <div>
                {Array.from({ length: 14 }, (_, index) => (
                  <ListRow key={index} end={index}>{`Row ${index}`}</ListRow>
                ))}
              </div>
            )}
          </SheetTrigger>
          <SheetTrigger kind="soft" words="Without a footer" title={russian[0] ?? ''}>
            {(close) => (
              <Button kind="primary" isWide onClick={close}>
                {'Done'}
              </Button>
            )}
          </SheetTrigger>
        </Line>
      </Specimen>
    </>
  )
}
