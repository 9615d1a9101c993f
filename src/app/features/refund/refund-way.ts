/** The page of one refund. */
export const refundWay = (refundNumber: string): string => `/Refund?${new URLSearchParams({ refundNumber })}`
