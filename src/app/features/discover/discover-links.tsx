import { Trans, useLingui } from '@lingui/react/macro'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import { tagPath } from '#contract/links.ts'
import { campaignStyle } from '#contract/product-lists/list-requests.ts'
import { useMarket } from '#device/market.ts'
import { ChipLink, ChipRow } from '#ui/list/chip.tsx'

/**
 * Links to lists other than departments: deals, brands, all products, all categories, and the tags once they are
 * loaded.
 */
export function DiscoverLinks() {
  const { t } = useLingui()
  const tags = useAnswer(mallQueries.tags(useMarket()))
  return (
    <ChipRow label={t`More ways to shop`}>
      <ChipLink href="/trending">
        <Trans>Trending deals</Trans>
      </ChipLink>
      <ChipLink href="/brands">
        <Trans>Brands</Trans>
      </ChipLink>
      <ChipLink href="/goods">
        <Trans>You may like</Trans>
      </ChipLink>
      <ChipLink href="/group-buy">
        <Trans>Group buys</Trans>
      </ChipLink>
      <ChipLink href="/vouchers">
        <Trans>Vouchers</Trans>
      </ChipLink>
      <ChipLink href="/pre-loved">
        <Trans>Pre-loved</Trans>
      </ChipLink>
      <ChipLink href="/categories/">
        <Trans>All categories</Trans>
      </ChipLink>
      {/* The tag of deals is left out, because its page is the first link, and so are campaigns, which banners open. */}
      {tags.state === 'ready' &&
        tags.value.flatMap((tag) =>
          tag.style === 0 || tag.style === campaignStyle
            ? []
            : [
                <ChipLink key={tag.id} href={tagPath(tag)}>
                  {tag.title}
                </ChipLink>,
              ],
        )}
    </ChipRow>
  )
}
