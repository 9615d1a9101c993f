import { listQueries } from '#cache/catalogue/list-queries.ts'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import type { Tag } from '#contract/home.ts'
import { idInSlug } from '#contract/links.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { type HeadTags, headTags } from '#shell/head/head-tags.ts'
import { addressOfHead, answerIn, firstPageIn, type HeadRoute, pathOf, plainFacts } from '#shell/head/page-facts.ts'
import { goodsTitle, tagTitle } from './lists-titles.ts'

type Cards = { readonly records: readonly ProductCard[] }

const pictureOf = (cards: Cards | undefined) => {
  const [first] = cards?.records ?? []
  return first ? { template: first.pic, tint: first.prodId } : null
}

/** The head of `/goods`. */
export function goodsHead(route: HeadRoute): HeadTags {
  const { market, i18n } = route.match.context
  return headTags(route, {
    ...plainFacts(route, goodsTitle(i18n)),
    isIndexed: addressOfHead(route).choices.length === 0,
    picture: pictureOf(firstPageIn<Cards>(route, listQueries.youMayLike(market))),
  })
}

/** The head of a tag's page. */
export function tagHead(route: HeadRoute & { readonly params: { readonly services: string } }): HeadTags {
  const { market, i18n } = route.match.context
  const tagId = idInSlug(route.params.services) ?? 0
  const tag = answerIn<Tag[]>(route, mallQueries.tags(market))?.find(({ id }) => id === tagId)
  const plain = plainFacts(route, tagTitle(i18n, tag))
  return headTags(route, {
    ...plain,
    path: tag?.slug ? pathOf('services', `${tag.slug}-${tag.id}`) : plain.path,
    isIndexed: addressOfHead(route).choices.length === 0,
    picture: pictureOf(firstPageIn<Cards>(route, listQueries.tag(tagId, market))),
  })
}
