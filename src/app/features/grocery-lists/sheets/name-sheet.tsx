import { Trans, useLingui } from '@lingui/react/macro'
import { longestListName } from '#contract/grocery/list-name.ts'
import { failureWords } from '#i18n/failure-words.ts'
import type { GroceryResult } from '#offline/grocery-lists.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { Form, FormField } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { type Sent, useForm } from '#ui/form/use-form.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { listNameWords } from '../list-name-words.ts'
import { showDone } from '../show-done.ts'
import styles from './sheets.module.css'

type Properties<Value> = {
  title: string
  start: string
  /** Stores the name, or refuses the name with a code. */
  save: (name: string) => Promise<GroceryResult<Value>>
  onDone?: (name: string, result: Value) => void
  onClose: () => void
  /** The sheet makes a list, which a toast reports. */
  isNew?: boolean
}

/** The name of a new list, or a new name for a list (docs/product.md#validation). */
export function NameSheet<Value = unknown>({ title, start, save, onDone, onClose, isNew = false }: Properties<Value>) {
  const { t } = useLingui()
  const form = useForm({
    start: { name: start },
    check: ({ name }): Readonly<Record<string, string>> =>
      name.trim() === '' ? { name: failureWords('LIST_NAME_REQUIRED', '') } : {},
    send: async ({ name }): Promise<Sent<{ readonly isStored: boolean } & Value>> => {
      const result = await save(name)
      if (result.ok) return { ok: true, value: result }
      const words = listNameWords(result.code)
      return { ok: false, fields: { name: words }, words }
    },
    onDone: (result, { name }) => {
      onClose()
      if (isNew) showDone(result, { words: t`Grocery list created` })
      onDone?.(name, result)
    },
  })
  useHoldUpdates(form.isDirty)
  return (
    <Sheet title={title} onClose={onClose}>
      <Form form={form} aria-label={title}>
        <FormField
          form={form}
          name="name"
          label={t`List name`}
          maxLength={longestListName}
          autoComplete="off"
          enterKeyHint="done"
        />
        <div className={styles.foot}>
          <SubmitButton isSending={form.isSending} isOffline={false}>
            {isNew ? <Trans>Create list</Trans> : <Trans>Save</Trans>}
          </SubmitButton>
        </div>
      </Form>
    </Sheet>
  )
}
