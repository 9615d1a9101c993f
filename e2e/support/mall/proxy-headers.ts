/** The header with the caller's country in the tests' mall, as a proxy would set it (README: `GEO_HEADER`). */
export const geoHeader = 'X-Country'

/** The header with the caller's network address in the tests' mall (README: `ADDRESS_HEADER`). */
export const addressHeader = 'X-Forwarded-For'
