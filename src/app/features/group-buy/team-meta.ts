import type { TeamInfo } from '#contract/group-buy/group-buy.ts'
import { idInPath } from '#contract/links.ts'
import { type HeadTags, headTags } from '#shell/head/head-tags.ts'
import { answerIn, type HeadRoute, plainFacts, shortened } from '#shell/head/page-facts.ts'
import { formatPrice } from '#words/price.ts'
import { groupBuyQueries } from './group-buy-queries.ts'
import { teamTitle } from './group-buy-titles.ts'

type TeamRoute = HeadRoute & { readonly params: { readonly teamId: string } }

/** The head of a team's page: the preview of an invitation names the product and its price in the group. */
export function teamHead(route: TeamRoute): HeadTags {
  const { market, i18n } = route.match.context
  const info = answerIn<TeamInfo>(route, groupBuyQueries.team(idInPath(route.params.teamId) ?? 0, market, ''))
  if (!info) return headTags(route, plainFacts(route, teamTitle(i18n)))
  const { card } = info.groupBuy
  const price = formatPrice(card.groupPrice ?? card.price, card.priceSymbol, market.lang)
  return headTags(route, {
    ...plainFacts(route),
    title: teamTitle(i18n, card.prodName),
    description: shortened(`${price} · ${card.brief}`),
    picture: { template: card.pic, tint: card.prodId },
  })
}
