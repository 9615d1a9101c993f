import { expect, type Locator } from '@playwright/test'

/** Expects the `name autocomplete` of each field of a form, in order, including hidden fields. */
export const expectAutocomplete = (form: Locator, lines: readonly string[]): Promise<void> =>
  expect
    .poll(() =>
      form
        .locator('input[autocomplete]')
        .evaluateAll((inputs) =>
          inputs.map((one) => `${one.getAttribute('name')} ${one.getAttribute('autocomplete')}`),
        ),
    )
    .toEqual(lines)
