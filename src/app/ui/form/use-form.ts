import { useRef, useState } from 'react'
import { showToast } from '../feedback/toast-store.ts'

/** What became of what was sent: `fields` are words by field, `words` what is said where none of the form's fields is at fault. */
export type Sent<Reply> =
  | { readonly ok: true; readonly value: Reply }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>>; readonly words: string }

type Options<Values, Reply> = {
  start: Values
  /** What is wrong, in words by field; empty where it may be sent. */
  check: (values: Values) => Readonly<Record<string, string>>
  send: (values: Values) => Promise<Sent<Reply>>
  onDone: (reply: Reply, values: Values) => void
}

/** The state of one form, for `Form` and `FormField`. */
export type FormState<Values> = {
  readonly values: Values
  /** Words by field. */
  readonly errors: Readonly<Record<string, string>>
  readonly isSending: boolean
  /** Something was entered since the start or the last success. */
  readonly isDirty: boolean
  /** Grows whenever the form is refused: the first bad field then takes the focus. */
  readonly refusals: number
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void
  /** The person has left a field: what is wrong with it is said, if something was entered (DESIGN.md §7). */
  leave(name: keyof Values & string): void
  /** Says what is wrong with fields outside of a sending, e.g. when a code is asked for. */
  accuse(faults: Readonly<Record<string, string>>): void
  submit(): Promise<void>
}

const none: Readonly<Record<string, string>> = {}
const without = (errors: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(errors).filter(([one]) => one !== name))

/**
 * A form: what was entered stays whatever happens, it is sent once at a time, errors of the check and of the server stand
 * at their fields, and what no field can say is a toast (spec §5, §8).
 */
export function useForm<Values extends object, Reply>({
  start,
  check,
  send,
  onDone,
}: Options<Values, Reply>): FormState<Values> {
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState(none)
  const [isDirty, setDirty] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refusals, setRefusals] = useState(0)
  // Two touches may come before the first is drawn.
  const isOffline = useRef(false)

  const refuse = (faults: Readonly<Record<string, string>>) => {
    setErrors(faults)
    setRefusals((times) => times + 1)
  }
  const submit = async () => {
    if (isOffline.current) return
    const faults = check(values)
    if (Object.keys(faults).length > 0) return refuse(faults)
    isOffline.current = true
    setErrors(none)
    setSending(true)
    const sent = await send(values).finally(() => {
      isOffline.current = false
      setSending(false)
    })
    if (sent.ok) {
      setDirty(false)
      return onDone(sent.value, values)
    }
    const own = Object.fromEntries(Object.entries(sent.fields).filter(([name]) => name in values))
    if (Object.keys(own).length > 0) refuse(own)
    else showToast({ kind: 'error', words: sent.words })
  }
  return {
    values,
    errors,
    isSending,
    isDirty,
    refusals,
    submit,
    accuse: refuse,
    set: (name, value) => {
      setValues((before) => ({ ...before, [name]: value }))
      setErrors((before) => without(before, name))
      setDirty(true)
    },
    leave: (name) => {
      const fault = check(values)[name]
      if (fault !== undefined && values[name] !== start[name]) setErrors((before) => ({ ...before, [name]: fault }))
    },
  }
}
