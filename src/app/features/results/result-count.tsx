import { Plural } from '@lingui/react/macro'

/** "248 results" */
export function ResultCount({ total }: { total: number }) {
  return <Plural value={total} one="# result" other="# results" />
}
