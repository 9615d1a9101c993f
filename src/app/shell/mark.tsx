/** The mark: a doorway, a bag's handle, a shopper walking in (docs/design.md#brand). A header that hides it fetches nothing. */
export function Mark() {
  return <img src="/icons/mark.svg" alt="" width={38} height={38} loading="lazy" />
}
