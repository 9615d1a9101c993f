import { Plural, Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Disclosure, Disclosures } from '#ui/list/disclosure.tsx'
import { brand } from '#words/brand.ts'
import type { HelpGroup } from '#words/help/help-shapes.ts'
import { findAnswers } from './find-answers.ts'
import { HelpPageLink } from './help-link.tsx'
import styles from './help-screen.module.css'

const named = (text: string) => text.replaceAll('{brand}', brand.name)

/**
 * The answers that match the typed text, by group. The answer that the address names is opened and scrolled into view.
 */
export function HelpAnswers({ groups, typed }: { groups: readonly HelpGroup[]; typed: string }) {
  const hash = useLocation({ select: (location) => location.hash })
  const found = findAnswers(groups, typed)
  const number = found.reduce((sum, { answers }) => sum + answers.length, 0)
  useEffect(() => scrollToAnswer(hash), [hash])
  return (
    <>
      <p className={typed ? styles.found : 'sr'} role="status">
        {typed &&
          (number === 0 ? (
            <Trans>No answers found. Try fewer or different words.</Trans>
          ) : (
            <Plural value={number} one="# answer" other="# answers" />
          ))}
      </p>
      {found.map(({ heading, answers }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <Disclosures>
            {answers.map(({ id, question, paragraphs, links = [] }) => (
              <Disclosure key={id} id={id} title={named(question)} isOpen={id === hash || number === 1}>
                <div className={styles.answer}>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{named(paragraph)}</p>
                  ))}
                  {links.length > 0 && (
                    <p className={styles.actions}>
                      {links.map((link) => (
                        <HelpPageLink key={link} link={link} />
                      ))}
                    </p>
                  )}
                </div>
              </Disclosure>
            ))}
          </Disclosures>
        </section>
      ))}
    </>
  )
}

/** Scrolls an answer into view two frames later, after scroll restoration, so that a restored position is kept. */
function scrollToAnswer(id: string): void {
  if (!id) return
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (scrollY === 0) document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: 'instant' })
    }),
  )
}
