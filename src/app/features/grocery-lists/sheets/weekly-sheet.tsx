import { Trans, useLingui } from '@lingui/react/macro'
import type { ShownList } from '#contract/grocery/shown-lists.ts'
import type { Language } from '#contract/wire.ts'
import { Radio } from '#ui/choice/choice.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { dayOfWeek } from '../day-of-week.ts'
import { setWeekday } from '../list-commands.ts'
import styles from './sheets.module.css'

/** The days from Monday to Sunday; 0 is Sunday. */
const days = [1, 2, 3, 4, 5, 6, 0] as const

/** The day on which a list starts again each week. */
export function WeeklySheet({ list: { listId, weekday }, onClose }: { list: ShownList; onClose: () => void }) {
  const { t, i18n } = useLingui()
  return (
    <Sheet title={t`Repeat every week`} onClose={onClose}>
      <fieldset className={styles.choices}>
        <legend>
          <Trans>At the start of the day, all items are unticked and the list starts again.</Trans>
        </legend>
        <Radio name="weekday" checked={weekday === null} onChange={() => void setWeekday(listId, null)}>
          <Trans>Never</Trans>
        </Radio>
        {days.map((day) => (
          <Radio key={day} name="weekday" checked={weekday === day} onChange={() => void setWeekday(listId, day)}>
            {dayOfWeek(day, i18n.locale as Language)}
          </Radio>
        ))}
      </fieldset>
    </Sheet>
  )
}
