import * as v from 'valibot'

/** An order number: letters, digits and hyphens. In a file of its own, because the worker needs no schema of orders. */
export const orderNumber = v.pipe(v.string(), v.regex(/^[A-Z0-9-]{6,30}$/))
