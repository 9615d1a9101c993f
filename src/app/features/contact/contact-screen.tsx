import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { mallLinksInfo } from '#contract/mall.ts'
import { useShopper } from '#session/shopper.ts'
import { usePageQuery } from '#shell/page-address.ts'
import { useTitle } from '#shell/use-title.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { Card } from '#ui/layout/card.tsx'
import { fromTheTop } from '#ui/layout/from-the-top.ts'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'
import { contactTitle } from './contact-titles.ts'
import { type ContactValues, valuesOf } from './contact-values.ts'
import { PendingMessages } from './pending-messages.tsx'
import { useContactStart } from './use-contact-start.ts'

/** `/contact-us`: a message to the mall, for guests and shoppers; `?orderNumber=` attaches the shopper's order. */
export function ContactScreen() {
  const { i18n } = useLingui()
  const title = contactTitle(i18n)
  useTitle(title)
  const mail = useQuery(catalogueQuery(mallLinksInfo, {})).data?.value.contactMail
  return (
    <Canvas title={title}>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <p className={styles.lead}>
            <Trans>Most questions are answered in our help. If yours isn't, write to us.</Trans>
          </p>
          <div className={styles.actions}>
            <ButtonLink kind="soft" size="small" href="/help">
              <Trans>Questions and answers</Trans>
            </ButtonLink>
            {mail && (
              <a className={styles.mail} href={`mailto:${mail}`}>
                <Icon name="envelope-simple" size={18} />
                {mail}
              </a>
            )}
          </div>
        </div>
        <div>
          <Message key={useShopper()?.userId} />
        </div>
      </div>
    </Canvas>
  )
}

/** The form, or the result of the message that was just sent. */
function Message() {
  const [start, forgetDraft] = useContactStart(usePageQuery().get('orderNumber'))
  const [sent, setSent] = useState<'sent' | 'waiting' | null>(null)
  const [isSending, setSending] = useState(false)
  const [edited, setEdited] = useState<ContactValues | null>(null)
  const done = (outcome: 'sent' | 'waiting') => {
    setSent(outcome)
    forgetDraft()
    setEdited(null)
    fromTheTop()
  }
  const anew = (values: ContactValues | null) => {
    setEdited(values)
    setSent(null)
  }
  return (
    <>
      {!isSending && <PendingMessages onEdit={(message) => anew(valuesOf(message))} />}
      {sent !== null ? (
        <Done outcome={sent} onAgain={() => anew(null)} />
      ) : start === undefined ? (
        <div className={styles.skeleton} aria-busy="true">
          <Skeleton kind="hero" />
        </div>
      ) : (
        <ContactForm key={edited?.instead} start={edited ?? start} onSending={setSending} onSent={done} />
      )}
    </>
  )
}

function Done({ outcome, onAgain }: { outcome: 'sent' | 'waiting'; onAgain: () => void }) {
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => result.current?.focus({ preventScroll: true }), [])
  return (
    <Card>
      <div ref={result} tabIndex={-1} className={styles.done}>
        {outcome === 'sent' ? (
          <Note kind="success" icon="check-circle-fill">
            <p>
              <b>
                <Trans>Thank you. We have your message.</Trans>
              </b>
            </p>
            <p>
              <Trans>We'll answer as soon as we can.</Trans>
            </p>
          </Note>
        ) : (
          <Note kind="queued" icon="clock-clockwise-bold">
            <p>
              <b>
                <Trans>Your message is kept on this device.</Trans>
              </b>
            </p>
            <p>
              <Trans>It will be sent when you're online, even if you close the app.</Trans>
            </p>
          </Note>
        )}
      </div>
      <Button kind="soft" isWide onClick={onAgain}>
        <Trans>Write another message</Trans>
      </Button>
    </Card>
  )
}
