import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { dropDraft, readDraft, saveDraft } from '#session/drafts.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import type { FormState } from '#ui/form/use-form.ts'

type TextForm = Readonly<Record<string, string>>

/**
 * Stores the input of a form as its owner's draft until the form is sent, and fills the draft in when the form is
 * opened again. `shape` names the stored fields, which must never include a password or a code.
 */
export function useSavedDraft<Values extends TextForm>(
  name: string,
  shape: v.ObjectSchema<v.ObjectEntries, undefined>,
  form: FormState<Values>,
): void {
  const { values, isDirty, set } = form
  const put = useRef(set)
  useHoldUpdates(isDirty)
  useEffect(() => {
    let isActive = true
    void readDraft(name).then((draft) => {
      const read = v.safeParse(shape, draft)
      if (!isActive || !read.success) return
      for (const [field, value] of Object.entries(read.output)) put.current(field, value as Values[string])
    })
    return () => {
      isActive = false
    }
  }, [name, shape])
  const wasDirty = useRef(false)
  useEffect(() => {
    if (isDirty) void saveDraft(name, v.parse(shape, values))
    // The form was sent.
    else if (wasDirty.current) void dropDraft(name)
    wasDirty.current = isDirty
  }, [name, shape, values, isDirty])
}
