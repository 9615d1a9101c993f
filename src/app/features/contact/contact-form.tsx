import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { contactTopics, maxContactLength, maxContactName } from '#contract/contact/contact-limits.ts'
import { isPhoneLike, PhoneCodeButton } from '#features/verification/index.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { dropDraft, saveDraft } from '#session/drafts.ts'
import { useShopper } from '#session/shopper.ts'
import { useIsOffline } from '#sync/connection.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { Button } from '#ui/base/button.tsx'
import { Radio } from '#ui/choice/choice.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Form, FormField } from '#ui/form/form.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Card } from '#ui/layout/card.tsx'
import styles from './contact.module.css'
import { type ContactValues, contactDraft, contactFaults } from './contact-values.ts'
import { OrderField } from './order-field.tsx'
import { useTopicWords } from './topic-words.ts'
import { useSender, useSendMessage } from './use-send-message.ts'

type Properties = {
  start: ContactValues
  /** Called when the form begins and ends to send; a message that is refused meanwhile is shown at the form. */
  onSending: (isSending: boolean) => void
  /** Receives what became of the message. */
  onSent: (outcome: 'sent' | 'waiting') => void
}

/**
 * The form of a message to the mall. Every change is stored as a draft on the device; a message is submitted also
 * without a network (docs/product.md#contact).
 */
export function ContactForm({ start, onSending, onSent }: Properties) {
  const { t } = useLingui()
  const isGuest = useShopper() === null
  const isOffline = useIsOffline()
  const [isFull, setFull] = useState(false)
  const { phone, read } = useSender()
  const send = useSendMessage()
  const topics = useTopicWords()
  const form = useForm({
    start,
    check: (values) => contactFaults(values, read(values.who)),
    send: async (values) => {
      const sender = read(values.who)
      if (sender.kind === 'fault') return { ok: false, fields: {}, words: failureWords(sender.code, '') }
      onSending(true)
      const outcome = await send(values, sender)
      onSending(false)
      if (outcome === 'sent' || outcome === 'waiting') return { ok: true, value: outcome }
      if (outcome === 'full') {
        setFull(true)
        return { ok: false, fields: {}, words: t`This device has no room for your message.` }
      }
      const words = failureWords(outcome.refusal, '')
      const fields: Record<string, string> = outcome.refusal === 'NOT_FOUND' ? { orderNumber: words } : {}
      return { ok: false, fields, words }
    },
    onDone: async (outcome) => {
      await dropDraft(contactDraft)
      onSent(outcome)
    },
  })
  const { values, errors, isDirty } = form
  useHoldUpdates(isDirty)
  useEffect(() => {
    if (isDirty) void saveDraft(contactDraft, values)
  }, [values, isDirty])
  return (
    <Card>
      <Form form={form} aria-label={t`Contact Us`}>
        <div className={styles.fields}>
          <fieldset className={styles.topics} aria-describedby={errors['topic'] ? 'no-topic' : undefined}>
            <legend>
              <Trans>What is it about?</Trans>
            </legend>
            {errors['topic'] && (
              <p id="no-topic" className={styles.error}>
                {errors['topic']}
              </p>
            )}
            <div className={styles.choices}>
              {contactTopics.map((topic) => (
                <Radio
                  key={topic}
                  name="topic"
                  value={topic}
                  checked={values.topic === topic}
                  aria-invalid={errors['topic'] !== undefined || undefined}
                  onChange={() => form.set('topic', topic)}
                >
                  {topics[topic]}
                </Radio>
              ))}
            </div>
          </fieldset>
          <FormField form={form} name="name" label={t`Name`} autoComplete="name" maxLength={maxContactName} />
          <FormField
            form={form}
            name="who"
            label={t`Mobile or email`}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            prefix={isPhoneLike(values.who) && !values.who.startsWith('+') && <PhoneCodeButton phone={phone} />}
            hint={
              <Trans>We'll reply there. If you give an email address, you'll also get a copy of your message.</Trans>
            }
          />
          {!isGuest && (
            <OrderField
              chosen={values.orderNumber}
              error={errors['orderNumber']}
              onChoose={(orderNumber) => form.set('orderNumber', orderNumber)}
            />
          )}
          <TextAreaField
            label={t`Message`}
            rows={6}
            most={maxContactLength}
            value={values.content}
            error={errors['content']}
            aria-required="true"
            onChange={({ target }) => form.set('content', target.value)}
            onBlur={() => form.leave('content')}
          />
          <div role="status">
            {isFull ? (
              <Note kind="warn" icon="warning-circle">
                <Trans>This device has no room for your message. Free up some space and try again.</Trans>
              </Note>
            ) : (
              isOffline && (
                <Note kind="queued" icon="clock-clockwise-bold">
                  <Trans>You're offline. Your message will be sent when you're online.</Trans>
                </Note>
              )
            )}
          </div>
          <Button kind="primary" isWide type="submit" isLoading={form.isSending}>
            <Trans>Send message</Trans>
          </Button>
        </div>
      </Form>
    </Card>
  )
}
