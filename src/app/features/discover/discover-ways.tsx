import { Trans, useLingui } from '@lingui/react/macro'
import { tagPath } from '../../../contract/links.ts'
import { tagNames } from '../../../contract/shelf.ts'
import { catalogueQuery } from '../../data/catalogue-queries.ts'
import { usePlace } from '../../data/place.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { ChipLink } from '../../ui/chip.tsx'
import { ChipRow } from '../../ui/chip-row.tsx'

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
