import { type HeadTags, headTags } from '#shell/head/head-tags.ts'
import { addressOfHead, type HeadRoute, plainFacts, shortened } from '#shell/head/page-facts.ts'
import type { Policy } from '#words/policies/policy-shapes.ts'
import { fetchAbout, filledText, longTextTitle, policyFetcher } from './policy-texts.ts'

/** The head of a long text: its own title and its first sentences. */
function textHead(route: HeadRoute, text: Policy | undefined): HeadTags {
  const plain = plainFacts(route, text && longTextTitle(text, ''))
  return headTags(route, {
    ...plain,
    isIndexed: addressOfHead(route).choices.length === 0,
    description: text ? shortened(filledText(text.sections[0]?.paragraphs[0] ?? text.title, '')) : plain.description,
  })
}

/** The head of `/about`. */
export const aboutHead = async (route: HeadRoute): Promise<HeadTags> =>
  textHead(route, await fetchAbout(route.match.context.market.lang))

/** The head of a policy. */
export const policyHead = async (
  route: HeadRoute & { readonly params: { readonly policy: string; readonly language: string } },
): Promise<HeadTags> => textHead(route, await policyFetcher(route.params.policy, route.params.language)?.())
