import { useRef, useState } from 'react'
import { showToast } from '../feedback/first/toast-store.ts'

/**
 * The outcome of a submit: `fields` are messages by field, `words` is the message where no field of the form is at
 * fault.
 */
export type Sent<Reply> =
  | { readonly ok: true; readonly value: Reply }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>>; readonly words: string }

type Options<Values, Reply> = {
  start: Values
  /** The messages by field with which the form begins, where the same values were refused before. */
  startErrors?: Readonly<Record<string, string>>
  /** Validates the values: messages by field; empty where the form may be sent. */
  check: (values: Values) => Readonly<Record<string, string>>
  send: (values: Values) => Promise<Sent<Reply>>
  onDone: (reply: Reply, values: Values) => void
}

/** The state of one form, for `Form` and `FormField`. */
export type FormState<Values> = {
  readonly values: Values
  /** Error messages by field. */
  readonly errors: Readonly<Record<string, string>>
  readonly isSending: boolean
  /** Whether a value was entered since the start or the last success. */
  readonly isDirty: boolean
  /** Grows whenever the form is refused; the first invalid field then takes the focus. */
  readonly refusals: number
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void
  /**
   * To be called when the focus leaves a field: shows the field's error if a value was entered
   * (docs/design.md#form-field).
   */
  leave(name: keyof Values & string): void
  /** Shows field errors outside of a submit, e.g. when a code is requested. */
  showErrors(faults: Readonly<Record<string, string>>): void
  submit(): Promise<void>
}

const none: Readonly<Record<string, string>> = {}
const without = (errors: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(errors).filter(([one]) => one !== name))

/**
 * The state of a form: entered values stay whatever happens, only one submit runs at a time, validation and server
 * errors are shown at their fields, and errors that concern no field are shown as a toast (docs/product.md#validation,
 * docs/product.md#toasts).
 */
export function useForm<Values extends object, Reply>({
  start,
  startErrors = none,
  check,
  send,
  onDone,
}: Options<Values, Reply>): FormState<Values> {
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState(startErrors)
  const [isDirty, setDirty] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refusals, setRefusals] = useState(0)
  // Two taps may occur before the first one is rendered.
  const isSubmitting = useRef(false)
  /** The values as they are now; those of a submit are the values at the tap. */
  const latest = useRef(start)

  const refuse = (faults: Readonly<Record<string, string>>) => {
    setErrors(faults)
    setRefusals((times) => times + 1)
  }
  const submit = async () => {
    if (isSubmitting.current) return
    const values = latest.current
    const faults = check(values)
    if (Object.keys(faults).length > 0) return refuse(faults)
    isSubmitting.current = true
    setErrors(none)
    setSending(true)
    const sent = await send(values).finally(() => {
      isSubmitting.current = false
      setSending(false)
    })
    if (sent.ok) {
      // A text that was typed while the form was being sent is not saved yet.
      setDirty(latest.current !== values)
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
    showErrors: refuse,
    set: (name, value) => {
      latest.current = { ...latest.current, [name]: value }
      setValues(latest.current)
      setErrors((before) => without(before, name))
      setDirty(true)
    },
    leave: (name) => {
      const fault = check(values)[name]
      if (fault !== undefined && values[name] !== start[name]) setErrors((before) => ({ ...before, [name]: fault }))
    },
  }
}
