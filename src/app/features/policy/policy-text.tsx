import { Fragment, useEffect, useState } from 'react'
import type { Language } from '#contract/wire.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { useConnection } from '#sync/connection.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import type { Policy } from '#words/policies/policy-shapes.ts'
import { formatDay } from '#words/screens/day.ts'
import styles from './policy-text.module.css'
import { filledText, longTextTitle } from './policy-texts.ts'

const host = () => (typeof window === 'undefined' ? '' : location.host)
const named = (text: string) => filledText(text, host())

/** A long text in sections, fetched when the page is opened. */
export function PolicyText({ load, lang }: { load: () => Promise<Policy>; lang: Language }) {
  const [text, setText] = useState<Policy | 'failed' | null>(null)
  const connection = useConnection()
  const start = () => {
    setText(null)
    load().then(setText, () => setText('failed'))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once
  useEffect(start, [])
  useTitle(text && text !== 'failed' ? longTextTitle(text, host()) : undefined)
  if (text === 'failed')
    return (
      <ScreenState state={{ state: connection === 'offline' ? 'not-saved' : 'failed', retry: start }} skeleton={null} />
    )
  if (!text)
    return (
      <ScreenState
        state={{ state: 'loading' }}
        skeleton={
          <div className="page">
            <Skeleton kind="title" />
            <Skeleton kind="line" />
            <Skeleton kind="line" />
          </div>
        }
      />
    )
  return (
    <article className={`page ${styles.text}`} lang={lang}>
      <h1>{named(text.title)}</h1>
      <p className={styles.date}>
        <time dateTime={text.updated}>{formatDay(text.updated, null, lang)}</time>
      </p>
      {text.sections.map((section) => (
        <section key={section.heading}>
          <h2>{named(section.heading)}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Paragraph text={paragraph} />
            </p>
          ))}
        </section>
      ))}
    </article>
  )
}

/** The address of the contact form in a policy. */
const contactAddress = '{host}/contact-us'

/** A paragraph with a link in place of the address of the contact form. */
function Paragraph({ text }: { text: string }) {
  const [before = '', ...after] = text.split(contactAddress)
  return (
    <>
      {named(before)}
      {after.map((rest) => (
        <Fragment key={rest}>
          <PageLink href="/contact-us">{named(contactAddress)}</PageLink>
          {named(rest)}
        </Fragment>
      ))}
    </>
  )
}
