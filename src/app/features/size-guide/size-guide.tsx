import { Trans, useLingui } from '@lingui/react/macro'
import type { SizeGuide as Guide } from '#contract/product/size-guide.ts'
import type { Language } from '#contract/wire.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './size-guide.module.css'
import { cellsOf, type SizeCell, type SizeColumn, sizeTables } from './size-tables.ts'

type Properties = {
  of: Guide
  /** The product's sizes, as its variants name them. */
  sizes: readonly string[]
  onClose: () => void
}

/** The measures and the equivalents of a product's sizes, and how to measure (docs/product.md#size-guide). */
export function SizeGuide({ of, sizes, onClose }: Properties) {
  const { t, i18n } = useLingui()
  const columns = useColumns()
  const shown = sizeTables[of].columns.map((id) => columns[id])
  const number = new Intl.NumberFormat(i18n.locale as Language)
  const wordsOf = (cell: SizeCell) =>
    typeof cell === 'string'
      ? cell
      : typeof cell === 'number'
        ? number.format(cell)
        : cell.map((end) => number.format(end)).join('–')
  return (
    <Sheet title={t`Size guide`} onClose={onClose}>
      <div className={styles.frame} tabIndex={0} role="group" aria-label={t`Size guide`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans context="clothes">Size</Trans>
              </th>
              {shown.map(({ name, unit }) => (
                <th key={name} scope="col">
                  {name}
                  {unit && <small>{unit}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {cellsOf(of, size)?.map((cell, index) => (
                  <td key={index}>{wordsOf(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3 className={styles.title}>
        <Trans>How to measure</Trans>
      </h3>
      <dl className={styles.how}>
        {shown.map(
          ({ name, how }) =>
            how && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{how}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.between}>
        <Trans>Between two sizes, choose the larger one. The cut may differ a little from the table.</Trans>
      </p>
    </Sheet>
  )
}

type Column = { readonly name: string; readonly unit?: string; readonly how?: string }

/** Name, unit and instruction of every column. */
function useColumns(): Readonly<Record<SizeColumn, Column>> {
  const { t } = useLingui()
  const unit = t({ message: 'cm', context: 'unit' })
  return {
    chest: { name: t`Chest`, unit, how: t`Around the widest part of the chest, under the arms, with the tape level.` },
    bust: { name: t`Bust`, unit, how: t`Around the fullest part of the bust, with the tape level.` },
    waist: { name: t`Waist`, unit, how: t`Around the narrowest part of the body, without pulling the tape tight.` },
    hips: { name: t`Hips`, unit, how: t`Around the widest part of the hips, with the feet together.` },
    sleeve: { name: t`Sleeve`, unit, how: t`From the shoulder seam to the wrist, with the arm slightly bent.` },
    foot: {
      name: t`Foot length`,
      unit,
      how: t`Stand on a sheet of paper and measure from the heel to the longest toe. Take the longer foot.`,
    },
    hand: { name: t`Hand`, unit, how: t`Around the palm at its widest part, without the thumb.` },
    handLength: { name: t`Hand length`, unit, how: t`From the wrist to the tip of the middle finger.` },
    head: { name: t`Head`, unit, how: t`Around the head, a finger's width above the ears and the eyebrows.` },
    height: { name: t`Body height`, unit, how: t`From the floor to the top of the head, without shoes.` },
    letters: { name: t`Letters` },
    number: { name: t`Number` },
    eu: { name: 'EU' },
    uk: { name: 'UK' },
    us: { name: 'US' },
    usWomen: { name: t`US women` },
    usMen: { name: t`US men` },
  }
}
