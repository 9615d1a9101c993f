import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { dropDraft, keepDraft, readDraft } from '#session/drafts.ts'
import { useHoldUpdates } from '#sync/unsaved-work.ts'
import type { FormState } from '#ui/form/use-form.ts'

type TextForm = Readonly<Record<string, string>>

/**
 * Keeps what is typed into a form for its owner until it is sent, and fills it in again when the form is opened the next
 * time. `shape` says which fields are kept: never a password or a code.
 */
export function useKeptDraft<Values extends TextForm>(
  name: string,
  shape: v.ObjectSchema<v.ObjectEntries, undefined>,
  form: FormState<Values>,
): void {
  const { values, isDirty, set } = form
  const put = useRef(set)
  useHoldUpdates(isDirty)
  useEffect(() => {
    let isWanted = true
    void readDraft(name).then((draft) => {
      const read = v.safeParse(shape, draft)
      if (!isWanted || !read.success) return
      for (const [field, value] of Object.entries(read.output)) put.current(field, value as Values[string])
    })
    return () => {
      isWanted = false
    }
  }, [name, shape])
  const wasDirty = useRef(false)
  useEffect(() => {
    if (isDirty) void keepDraft(name, v.parse(shape, values))
    // Sent.
    else if (wasDirty.current) void dropDraft(name)
    wasDirty.current = isDirty
  }, [name, shape, values, isDirty])
}
