import { contactCopy, contactReply } from '#words/messages/contact-message.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Job } from '../jobs/job.ts'
import { type ContactRow, claimDue, type Due, markSent, readContact } from './contact-store.ts'

type Outside = Pick<Dependencies, 'db' | 'mailer' | 'sms'>

const minute = 60_000
/** The time of the next try after a kill, in ms after the claim. */
const retryAfter = 10 * minute
/** A mail that no gateway has accepted for this long is not tried again, in ms. */
const giveUpAfter = 7 * 24 * 60 * minute

/** The jobs that send the copy of each message to its sender, and the mall's answer (docs/product.md#contact). */
export function contactJobs(outside: Outside): Job[] {
  return (['copy', 'reply'] as const).map((due) => {
    const kind = `contact-${due}`
    return {
      kind,
      claim: (tables, now) =>
        claimDue(
          tables,
          {
            kind,
            due,
            since: new Date(now.getTime() - giveUpAfter),
            retryAt: new Date(now.getTime() + retryAfter),
          },
          now,
        ),
      outside: (contactId) => send(outside, Number(contactId), due),
    }
  })
}

async function send({ db, mailer, sms }: Outside, contactId: number, due: Due): Promise<void> {
  const message = await readContact(db, contactId)
  if (message) await sendOne({ mailer, sms }, message, due)
  await markSent(db, contactId, due === 'copy' ? { due } : { due, reply: message?.reply ?? null })
}

async function sendOne({ mailer, sms }: Omit<Outside, 'db'>, message: ContactRow, due: Due): Promise<void> {
  const { mail, mobile, reply } = message
  if (due === 'reply' && reply === null) return
  const { subject, text } = due === 'copy' ? contactCopy(message) : contactReply(message, reply ?? '')
  if (mail) await mailer.send({ to: mail, subject, text })
  else if (mobile) await sms.send({ to: `+${mobile.replace(/^0+/, '')}`, text })
}
