import { type ComponentProps, useState } from 'react'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { QuantityStepper } from '#ui/choice/quantity-stepper.tsx'
import { CountDot } from '#ui/feedback/badge.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { CartLine } from '#ui/product/cart-line.tsx'
import { LineStatus } from '#ui/product/line-status.tsx'
import styles from './gallery-screen.module.css'
import { picture } from './samples.ts'
import { Line, Specimen } from './specimen.tsx'

const shoes = {
  name: 'Aero Knit running shoes, breathable mesh',
  href: '/' as const,
  picture: picture('1f45f'),
  tint: 4,
  variant: 'Lilac, 39',
  price: 8490,
  was: 12490,
  symbol: 'Rs.',
}

/** Specimens of cart lines in every state, and of the count badge. */
export function CartSpecimens() {
  return (
    <>
      <Specimen title="Cart line: plain, waiting, synced and corrected, refused, out of stock" isWide>
        <ul>
          <Sample />
          <Sample isWaiting status={<LineStatus state="waiting">{'Quantity 1 → 2'}</LineStatus>} />
          <Sample status={<LineStatus state="synced" />}>
            <Note kind="warn" icon="warning-circle">
              <b>{'Only 2 left.'}</b>
              {' Quantity changed from 3 to 2.'}
            </Note>
          </Sample>
          <Sample
            status={
              <LineStatus state="failed">
                <button type="button">{'Try again'}</button>
              </LineStatus>
            }
            isEdited
          />
          <Sample
            onChoose={undefined}
            isFaded
            controls={
              <Button kind="soft" size="small">
                {'Similar'}
              </Button>
            }
          >
            <Note kind="danger" icon="warning-circle">
              {'Out stock.'}
            </Note>
          </Sample>
        </ul>
      </Specimen>
      <Specimen title="Count">
        <Line>
          {[0, 3, 12, 100].map((count) => (
            <span key={count} className={styles.counted}>
              <Icon name="shopping-cart-simple" size={24} />
              <CountDot count={count} />
            </span>
          ))}
        </Line>
      </Specimen>
    </>
  )
}

function Sample(properties: Partial<ComponentProps<typeof CartLine>>) {
  const [count, setCount] = useState(2)
  const [isChosen, choose] = useState(true)
  return (
    <CartLine
      {...shoes}
      isChosen={isChosen}
      onChoose={choose}
      onVariant={() => {}}
      onRemove={() => {}}
      controls={<QuantityStepper name={shoes.name} count={count} stock={4} onChange={setCount} onRemove={() => {}} />}
      {...properties}
    />
  )
}
