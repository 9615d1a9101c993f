/** The header in which the tests' mall is told the caller's country, as a proxy would (README: `GEO_HEADER`). */
export const geoHeader = 'X-Country'
