/** One of the document's answers, as the code for crawlers reads it. */
export type PageAnswer = { readonly path: string; readonly query: Record<string, unknown>; readonly value: unknown }

type Asked = { readonly path: string }

/** The first answer of an endpoint, with its query; undefined where the page does not call the endpoint. */
export function answerOf<Value>(
  answers: readonly PageAnswer[],
  { path }: Asked,
): { value: Value; query: Record<string, unknown> } | undefined {
  const found = answers.find((answer) => answer.path === path)
  return found && { value: found.value as Value, query: found.query }
}
