/** The mark: a doorway, a bag's handle, a shopper walking in (docs/design.md#brand). */
export function Mark() {
  return <img src="/icons/mark.svg" alt="" width={38} height={38} fetchPriority="low" />
}
