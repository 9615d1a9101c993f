/** A phone's connection; null rates are as fast as this machine. */
export type NetworkProfile = {
  readonly name: string
  /** Milliseconds from a question to its answer. */
  readonly rttMs: number
  /** Kilobits (1000 bits) a second towards the phone and away from it. */
  readonly downKbps: number | null
  readonly upKbps: number | null
}

/** The connections of quality.md §1, and none. The way up is half as wide, as prepaid plans have it. */
export const networkProfiles = {
  slow4g: { name: 'Slow 4G', rttMs: 150, downKbps: 1638, upKbps: 750 },
  slow3g: { name: 'Slow 3G', rttMs: 400, downKbps: 400, upKbps: 400 },
  unshaped: { name: 'unshaped', rttMs: 0, downKbps: null, upKbps: null },
} as const satisfies Record<string, NetworkProfile>

export type NetworkName = keyof typeof networkProfiles
