import { t } from '@lingui/core/macro'

/** The message for a text that is longer than `most` characters. */
export const tooLongWords = (most: number): string => t`At most ${most} characters.`
