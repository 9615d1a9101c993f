import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../base/icon.tsx'
import { Field } from './field.tsx'
import styles from './form.module.css'
import type { FormState } from './use-form.ts'

/**
 * A form around its fields. A refused form shows the reason (docs/product.md#validation), and the first invalid field
 * takes the focus.
 */
export function Form<Values>({
  form,
  children,
  ...rest
}: { form: FormState<Values>; children: ReactNode } & Pick<
  ComponentProps<'form'>,
  'aria-label' | 'aria-labelledby' | 'id'
>) {
  const element = useRef<HTMLFormElement>(null)
  const { errors, refusals, isSending } = form
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const isRefused = refusals > 0 && Object.keys(errors).length > 0
  return (
    <form
      {...rest}
      ref={element}
      noValidate
      aria-busy={isSending || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      {isRefused && (
        <p role="alert" className={styles.refused}>
          <Icon name="warning-circle-fill" size={18} />
          <Trans>Oops! It looks like you missed a few fields or entered invalid data.</Trans>
        </p>
      )}
      {children}
    </form>
  )
}

type TextNames<Values> = { [Name in keyof Values & string]: Values[Name] extends string ? Name : never }[keyof Values &
  string]

/** A field of a form, whose value, error and events are connected to the form. */
export function FormField<Values>({
  form,
  name,
  control: Control = Field,
  ...field
}: { form: FormState<Values>; name: TextNames<Values>; control?: typeof Field } & Omit<
  ComponentProps<typeof Field>,
  'value' | 'error' | 'onChange' | 'onBlur' | 'name' | 'form'
>) {
  return (
    <Control
      {...field}
      name={name}
      value={String(form.values[name])}
      error={form.errors[name]}
      onChange={(event) => form.set(name, event.target.value as Values[typeof name])}
      onBlur={() => form.leave(name)}
    />
  )
}
