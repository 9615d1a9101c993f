/** The address of the form for a new address, which returns to this checkout. */
export const newAddressPath = (): string =>
  `/addresses/new?${new URLSearchParams({ back: location.pathname + location.search })}`
