import type { Page } from '@playwright/test'

/** Scrolls a product's page to its quantity and delivery, which load once they are in sight. */
export const scrollToDelivery = (page: Page): Promise<void> =>
  page.locator('#product-details').evaluate((details) => details.scrollIntoView({ block: 'center' }))

/** Scrolls a product's page to its details, which load once they are in sight, with the similar products below them. */
export const scrollToDetails = (page: Page): Promise<void> =>
  page.locator('#product-details').evaluate((details) => details.scrollIntoView())
