import type { PagePath } from '#ui/layout/page-path.ts'

/** The address of the form for a new address, which returns to this checkout. */
export const newAddressPath = (): PagePath =>
  `/addresses/new?${new URLSearchParams({ back: location.pathname + location.search })}`
