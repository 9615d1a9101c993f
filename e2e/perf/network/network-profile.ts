/** A phone's connection; a null rate is unlimited. */
export type NetworkProfile = {
  readonly name: string
  /** The round-trip time in ms. */
  readonly rttMs: number
  /** Kilobits (1000 bits) a second, down and up. */
  readonly downKbps: number | null
  readonly upKbps: number | null
}

/**
 * The connections of docs/quality.md#speed, and an unshaped one. The upload rate is half the download rate, as in
 * prepaid plans.
 */
export const networkProfiles = {
  slow4g: { name: 'Slow 4G', rttMs: 150, downKbps: 1638, upKbps: 750 },
  slow3g: { name: 'Slow 3G', rttMs: 400, downKbps: 400, upKbps: 400 },
  unshaped: { name: 'unshaped', rttMs: 0, downKbps: null, upKbps: null },
} as const satisfies Record<string, NetworkProfile>

export type NetworkName = keyof typeof networkProfiles
