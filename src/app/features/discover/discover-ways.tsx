import { Trans, useLingui } from '@lingui/react/macro'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import { tagPath } from '#contract/links.ts'
import { tagNames } from '#contract/shelf.ts'
import { usePlace } from '#device/place.ts'
import { ChipLink, ChipRow } from '#ui/list/chip.tsx'

/** Ways into the mall that are no departments: deals, brands, everything, and the lists by tag once they are known. */
export function DiscoverWays() {
  const { t } = useLingui()
  const tags = useAnswer(catalogueQuery(tagNames, usePlace()))
  return (
    <ChipRow label={t`More ways to look`}>
      <ChipLink href="/trending">
        <Trans>Trending deals</Trans>
      </ChipLink>
      <ChipLink href="/brands">
        <Trans>Brands</Trans>
      </ChipLink>
      <ChipLink href="/goods">
        <Trans>You may like</Trans>
      </ChipLink>
      <ChipLink href="/categories/">
        <Trans>All categories</Trans>
      </ChipLink>
      {/* The tag of deals is the page of deals, which stands first. */}
      {tags.state === 'ready' &&
        tags.value.flatMap((tag) =>
          tag.style === 0
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
