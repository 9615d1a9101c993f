import { expect, type Locator } from '@playwright/test'

/** What the lines of a form ask a phone or a password manager to fill in: `name autocomplete` of each, in their order, hidden ones too. */
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
