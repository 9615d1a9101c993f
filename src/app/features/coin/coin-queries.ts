import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { coinRecords, readCoinTerms } from '#contract/coin/coin.ts'
import type { Market } from '#device/market.ts'
import { shopperEndless } from '#session/shopper-queries.ts'

/** Records per page of the list. */
const size = 20

/** Queries of a region's terms and of a shopper's records; all are stored for reading offline. */
export const coinQueries = {
  terms: ({ regionId }: Market) => catalogueQuery(readCoinTerms, { regionId }),
  records: ({ regionId, lang }: Market, userId: string) =>
    shopperEndless(coinRecords, { size, regionId, lang }, { userId, regionId }),
}
