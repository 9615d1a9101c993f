import { type Mutant, mutant } from './mutant.ts'

export const reviews: readonly Mutant[] = [
  mutant(
    'reviews: a picture whose answer was lost is uploaded again',
    'upload/upload-pictures.ts',
    'there.value ? { ok: true }',
    "there.value ? { ok: 'over' }",
    62,
  ),
  mutant(
    'reviews: an upload that has begun is forgotten',
    'upload/upload-pictures.ts',
    'const state = await stored.readUpload()',
    'const state = (await stored.readUpload()) && (undefined as UploadState | undefined)',
    55,
  ),
  mutant(
    'reviews: a review leaves before its pictures have arrived',
    'upload/upload-pictures.ts',
    'if (!sent.ok) return sent\n    addresses',
    'if (!sent.ok) continue\n    addresses',
    17,
  ),
  mutant(
    'reviews: every attempt has a new key',
    'domains/reviews/send-review.ts',
    'const options = { base, key, regionId',
    'const options = { base, key: crypto.randomUUID(), regionId',
    2,
  ),
  mutant(
    'reviews: a changed review is sent as a new one',
    'domains/reviews.ts',
    'isEdit: input.isEdit || isBehind',
    'isEdit: false',
    267,
  ),
  mutant(
    'reviews: reviews of different items are joined',
    'domains/reviews.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    '`item ${input.orderItemId}`',
    "'item'",
    2,
  ),
  mutant(
    'reviews: a refusal is dropped silently',
    'domains/reviews.ts',
    'showsRefusals: true',
    'showsRefusals: false',
    305,
  ),
  mutant(
    'reviews: pictures wait for a good connection for ever',
    'domains/reviews/held-reviews.ts',
    'now - command.at > longestWait',
    'now < 0',
    11,
  ),
  mutant(
    'reviews: a review that waits for a good connection holds up the domains behind reviews',
    'outbox/replay.ts',
    'if (!marked || held.size > 0) report.isLeft = true',
    'if (!marked || held.size > 0) report.isLeft = report.isStopped = true',
    31,
  ),
  mutant(
    'reviews: a review that waits for a good connection holds up other reviews',
    'outbox/replay-batch.ts',
    'ready.find((group) => group.length > 0 && !waits(group))',
    'ready.filter((group) => group.length > 0).slice(0, 1).find((group) => !waits(group))',
    11,
  ),
  mutant(
    'reviews: a review that waits for a good connection is lost',
    'outbox/replay-batch.ts',
    'waits(group) ? group.map((one) => (one.isHeld ? one : { ...one, isHeld: true })) : group',
    'waits(group) ? [] : group',
    11,
  ),
  mutant(
    'reviews: the wish to send on any connection is ignored',
    'outbox/replay.ts',
    'isUnderWay(one) && !one.goesNow',
    'isUnderWay(one)',
    51,
  ),
]
