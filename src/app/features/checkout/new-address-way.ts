/** The form of a new address, which leads back to this checkout. */
export const newAddressWay = (): string =>
  `/addresses/new?${new URLSearchParams({ back: location.pathname + location.search })}`
