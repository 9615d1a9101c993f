import { slugOf } from '#contract/links.ts'
import { campaignStyle } from '#contract/product-lists/list-requests.ts'
import { wordsOf } from '#contract/search/search-words.ts'
import { pictureTemplate } from '../media/picture-path.ts'
import { regions } from '../region/region-rules.ts'
import { brands } from './brands.ts'
import { departments } from './departments.ts'
import type { BannerRow, BrandRow, CategoryRow, ShopRow, TagRow } from './mall-rows.ts'
import { departmentIdOf } from './products/placed-kinds.ts'
import { allTags, banners, isCampaign } from './promotions.ts'
import { randomOf } from './random.ts'
import { shops } from './shops.ts'

/** The whole demo mall but its products: departments and sub-categories, brands, shops, tags, banners. */
export type MallFrame = {
  readonly categories: readonly CategoryRow[]
  readonly brands: readonly BrandRow[]
  readonly shops: readonly ShopRow[]
  readonly tags: readonly TagRow[]
  readonly banners: readonly BannerRow[]
}

const front = (render: string) => pictureTemplate({ render, hue: 0, view: 'front' })

/** Builds the frame from the written data; ids follow the order of the data. */
export function mallFrame(): MallFrame {
  const tagRows = allTags.map(
    ({ title, rule }, seq): TagRow => ({
      tag_id: seq + 1,
      titles: title,
      slug: slugOf(title[0]),
      style: isCampaign(rule) ? campaignStyle : seq === 0 ? 0 : 2 - (seq % 2),
      seq,
    }),
  )
  return {
    categories: categoryRows(),
    brands: brands.map(({ name }, index) => ({ brand_id: index + 1, name })),
    shops: shopRows(),
    tags: tagRows,
    banners: bannerRows(tagRows),
  }
}

function categoryRows(): CategoryRow[] {
  return departments.flatMap((department, departmentIndex) => {
    const departmentId = departmentIdOf(departmentIndex)
    const own: CategoryRow = {
      category_id: departmentId,
      parent_id: 0,
      names: department.name,
      short_names: department.shortName,
      slug: slugOf(department.name[0]),
      pic: front(department.render),
      seq: departmentIndex,
    }
    const below = department.sections.map(
      ({ name, kinds }, seq): CategoryRow => ({
        category_id: departmentId + seq + 1,
        parent_id: departmentId,
        names: name,
        short_names: name,
        slug: slugOf(name[0]),
        pic: front(kinds[0]?.render ?? department.render),
        seq,
      }),
    )
    return [own, ...below]
  })
}

/** Each shop shows one of its products, no two shops the same. */
function shopRows(): ShopRow[] {
  const shown = new Set<string>()
  return shops.map((shop, index) => {
    const goods = departments
      .filter(({ key }) => key === shop.departments[0])
      .flatMap(({ sections }) => sections.flatMap(({ kinds }) => kinds.map(({ render }) => render)))
      .filter((render) => !shown.has(render))
    const render = randomOf(`sign of ${shop.name}`).pick(goods)
    shown.add(render)
    return {
      shop_id: index + 1,
      name: shop.name,
      slug: slugOf(shop.name),
      pic: front(render),
      intros: shop.about,
      country: shop.country.toUpperCase(),
      is_verified: shop.isVerified,
      since: shop.since,
      words: wordsOf(shop.name).join(' '),
    }
  })
}

/** A banner leads to a category (type 1) or to a tag (2). */
function bannerRows(tagRows: readonly TagRow[]): BannerRow[] {
  return banners.map((banner, seq) => {
    const departmentIndex = departments.findIndex(({ key }) => key === banner.department)
    const tag = tagRows[allTags.findIndex(({ key }) => key === (banner.campaign ? banner.key : banner.tag))]
    const department = departments[departmentIndex]
    return {
      banner_id: seq + 1,
      regions: regions
        .filter(({ countryCode }) => banner.only?.some((one) => one.toUpperCase() === countryCode) ?? true)
        .map(({ regionId }) => regionId),
      kickers: banner.kicker,
      titles: banner.title,
      actions: banner.action,
      pic: front(banner.render),
      color: banner.colour,
      type: department ? 1 : tag ? 2 : -1,
      relation: department ? departmentIdOf(departmentIndex) : (tag?.tag_id ?? 0),
      slug: department ? slugOf(department.name[0]) : (tag?.slug ?? ''),
      seq,
    }
  })
}
