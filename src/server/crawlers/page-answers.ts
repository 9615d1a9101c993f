/** What the document's own answers are to whoever reads them beside the page. */
export type PageAnswer = { readonly path: string; readonly query: Record<string, unknown>; readonly value: unknown }

type Asked = { readonly path: string }

/** The first answer of an endpoint, with what it was asked; undefined where the page does not ask it. */
export function answerOf<Value>(
  answers: readonly PageAnswer[],
  { path }: Asked,
): { value: Value; query: Record<string, unknown> } | undefined {
  const found = answers.find((answer) => answer.path === path)
  return found && { value: found.value as Value, query: found.query }
}
