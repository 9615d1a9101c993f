import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { PageLink } from '../layout/page-link.tsx'
import type { PagePath } from '../layout/page-path.ts'
import styles from './button.module.css'
import { classes } from './class-names.ts'

type ButtonAppearance = {
  /** `primary` at most once per screen; `soft` beside it; `neutral` for other buttons. */
  kind?: 'primary' | 'soft' | 'accent' | 'neutral' | 'outline' | 'text' | 'danger'
  /** `compact`: small, for two buttons that share one line; the label does not wrap. */
  size?: 'medium' | 'small' | 'compact'
  isWide?: boolean
  children: ReactNode
}

const classNameOf = ({ kind = 'neutral', size = 'medium', isWide = false }: Omit<ButtonAppearance, 'children'>) =>
  classes(
    styles.button,
    styles[kind],
    size !== 'medium' && styles.small,
    size === 'compact' && styles.compact,
    isWide && styles.wide,
  )

type ButtonProperties = ButtonAppearance &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled'> & {
    isLoading?: boolean
    /** Cannot be used now; the button stays readable and focusable, and its label states the reason. */
    isDisabled?: boolean
  }

/** A button (docs/design.md#components). */
export function Button({
  kind,
  size,
  isWide,
  isLoading = false,
  isDisabled = false,
  onClick,
  ...rest
}: ButtonProperties) {
  const isIdle = isLoading || isDisabled
  return (
    <button
      type="button"
      {...rest}
      className={classes(classNameOf({ kind, size, isWide }), isLoading && styles.loading)}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  size,
  isWide,
  href,
  children,
  isNewWindow = false,
}: ButtonAppearance & { href: PagePath; isNewWindow?: boolean }) {
  return (
    <PageLink
      href={href}
      className={classNameOf({ kind, size, isWide })}
      {...(isNewWindow ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
    </PageLink>
  )
}

/** A round button with only an icon; `label` is its accessible name. */
export function IconButton({
  label,
  isRaised = false,
  children,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & { label: string; isRaised?: boolean }) {
  return (
    <button type="button" {...rest} aria-label={label} className={classes(styles.icon, isRaised && styles.raised)}>
      {children}
    </button>
  )
}
