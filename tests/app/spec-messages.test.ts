import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { addAddress, setDefaultAddress } from '#contract/account/address.ts'
import { changeCartItem } from '#contract/cart/cart.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { FailureCode } from '#contract/failure.ts'
import { createGroceryList } from '#contract/grocery/grocery-list.ts'
import { languages } from '#contract/languages.ts'
import { bodyOf, emptyAddress, fieldNames } from '#features/address/address-values.ts'
import { nickNameFaults, passwordFaults } from '#features/sign-in/form-checks.ts'
import { codeFaults, identityFaults, newPasswordFaults } from '#features/verification/form-checks.ts'
import { readMail, readMobileNumber, readMobileOrMail } from '#features/verification/identity.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { bodyFaults } from '#i18n/form-words.ts'
import { loadWords } from '../support/load-words.ts'

let words: Awaited<ReturnType<typeof loadWords>>
beforeAll(async () => {
  words = await loadWords()
}, 120_000)

type Faults = Readonly<Record<string, string>>
const addressFaults = (given: Partial<typeof emptyAddress>) =>
  bodyFaults(addAddress.body, bodyOf({ ...emptyAddress, ...given }), fieldNames)

/** The message at a field for an invalid input. */
const atFields: readonly (readonly [message: string, field: string, faults: () => Faults])[] = [
  ['This field is required.', 'who', () => identityFaults('who', readMobileOrMail('', '94'))],
  ['This field is required.', 'receiver', () => addressFaults({})],
  ['This field is required.', 'town', () => addressFaults({})],
  ['This field is required.', 'addr', () => addressFaults({})],
  ['Please select the country code.', 'who', () => identityFaults('who', readMobileOrMail('+8562055512345', '94'))],
  [
    'Please select the country code.',
    'mobile',
    () => identityFaults('mobile', readMobileNumber('0085620 5551 2345', '94')),
  ],
  ['Please enter valid Mobile number.', 'who', () => identityFaults('who', readMobileOrMail('77123456789', '94'))],
  ['Please enter valid Mobile number.', 'mobile', () => identityFaults('mobile', readMobileNumber('7712', '94'))],
  ['Please enter password.', 'password', () => passwordFaults('')],
  ['Please enter password.', 'password', () => newPasswordFaults('', '')],
  ['Password cannot contain leading or trailing spaces.', 'password', () => passwordFaults(' abc')],
  [
    'Password cannot contain leading or trailing spaces.',
    'password',
    () => newPasswordFaults('Sunny-day7 ', 'Sunny-day7 '),
  ],
  ['Please enter verification code.', 'code', () => codeFaults('')],
  ['Please enter valid code.', 'code', () => codeFaults('12a456')],
  ['Please enter password again.', 'again', () => newPasswordFaults('Sunny-day7', '')],
  ['Password not match.', 'again', () => newPasswordFaults('Sunny-day7', 'Sunny-day8')],
  ['Please enter email.', 'mail', () => identityFaults('mail', readMail(''))],
  ['Please enter valid email.', 'mail', () => identityFaults('mail', readMail('ama@mall'))],
  ['Please enter valid email.', 'who', () => identityFaults('who', readMobileOrMail('7712', '94'))],
  ['Please enter mobile number.', 'mobile', () => identityFaults('mobile', readMobileNumber('', '94'))],
  ['Please enter mobile number.', 'mobile', () => addressFaults({})],
  ['Please enter nick name.', 'nickName', () => nickNameFaults(' ')],
  ['Address text cannot exceed 500 characters.', 'addr', () => addressFaults({ addr: 'x'.repeat(501) })],
  ['Grocery list name is required.', 'name', () => bodyFaults(createGroceryList.body, { name: ' ' })],
  ['Invalid mobile number.', 'mobile', () => addressFaults({ mobile: 'call me' })],
  ['Invalid mobile number.', 'alternativeMobile', () => addressFaults({ alternativeMobile: '12' })],
]

/** The toast for a refusal of the server. */
const ofFailures: readonly (readonly [message: string, code: FailureCode, endpoint: Endpoint])[] = [
  ['Selected address is already your default address.', 'ALREADY_DEFAULT', setDefaultAddress],
  ['Grocery list name already exists.', 'LIST_NAME_TAKEN', createGroceryList],
  ['Out of stock items failed to add to cart.', 'OUT_OF_STOCK', changeCartItem],
  ['This product does not available in your area.', 'NOT_IN_AREA', changeCartItem],
]

/** Messages in the page's code, below src/app; some of the files where there are several. */
const inFiles: readonly (readonly [message: string, ...files: string[]])[] = [
  ['Oops! It looks like you missed a few fields or entered invalid data.', 'ui/form/form.tsx'],
  [
    'Something went wrong.',
    'features/sign-in/finish-login.ts',
    'features/sign-in/login-host.tsx',
    'features/cart/first/load-add-to-cart.ts',
  ],
  ['Out stock.', 'features/cart/line-messages.tsx', 'features/product/product-head.tsx'],
  ['Out of stock items failed to add to cart.', 'features/cart/later/add-to-cart.ts'],
  [
    'This product does not available in your area.',
    'features/cart/later/add-to-cart.ts',
    'features/cart/line-messages.tsx',
    'features/cart/later/sheets/variant-sheet.tsx',
    'features/product/product-head.tsx',
  ],
  ['Check out expired.', 'features/checkout/checkout-body.tsx'],
  [
    'Sorry, There are no reviews here.',
    'features/product/later/product-reviews.tsx',
    'features/reviews/review-list.tsx',
  ],
  ['404 - Page Not Found', 'shell/page-not-found.tsx'],
  // The product rules name these successes without giving a text.
  ['You are logged in.', 'shell/later/show-flash-message.ts'],
  ['Address added.', 'features/address/use-address-form.ts'],
  ['Address modified.', 'features/address/use-address-form.ts'],
  ['Address deleted.', 'features/address/use-address-commands.ts'],
  ['Shipping address changed.', 'features/checkout/destination.tsx'],
  ['Code sent.', 'features/verification/use-code-sending.ts'],
  ['Your password is reset. Log in with the new one.', 'features/sign-in/forgot-form.tsx'],
  ['Added to favourites', 'features/favourites/later/favourite-heart.tsx'],
  ['Added to cart', 'features/cart/later/add-to-cart.ts'],
  ['You have logged out.', 'shell/later/show-flash-message.ts'],
  ['Password updated.', 'features/account/password-form.tsx'],
  ['Profile updated.', 'features/account/profile-form.tsx'],
  ['Order cancelled.', 'features/order/cancel/cancel-form.tsx'],
  ['Order deleted.', 'features/order/use-order-commands.ts'],
  ['Registration successful. You are logged in.', 'shell/later/show-flash-message.ts'],
  ['Card deleted.', 'features/payment/saved-cards-screen.tsx'],
  [
    'Failed to create grocery list.',
    'features/grocery-lists/save-new-list.ts',
    'features/grocery-lists/list-name-words.ts',
  ],
  [
    'Grocery list created',
    'features/grocery-lists/list/list-screen.tsx',
    'features/grocery-lists/sheets/name-sheet.tsx',
    'features/grocery-lists/sheets/received-sheet.tsx',
  ],
  ['Item added', 'features/grocery-lists/use-add-to-list.ts', 'features/grocery-lists/shared/shared-list-screen.tsx'],
  ['Item deleted', 'features/grocery-lists/list/use-item-actions.ts'],
  ['Review added.', 'features/own-reviews/review-form.tsx'],
  [
    'Error Occured While collecting the voucher.',
    'features/voucher/voucher-card.tsx',
    'shell/later/shopper/send-when-idle.ts',
  ],
  ['Voucher collected.', 'features/voucher/use-collect.ts', 'features/voucher/redeem-form.tsx'],
  ['Failed to apply voucher.', 'features/voucher/checkout/use-voucher-choice.ts'],
  ['Failed to remove voucher.', 'features/voucher/checkout/use-voucher-choice.ts'],
  ['Voucher applied successfully.', 'features/voucher/checkout/use-voucher-choice.ts'],
  ['Please enter your thoughts.', 'features/own-reviews/review-form.tsx'],
  // A refund has the same number of pictures.
  ['Only five images may be uploaded.', 'features/own-reviews/review-form.tsx', 'features/refund/refund-pictures.tsx'],
]

const messages = [...new Set([...atFields, ...ofFailures, ...inFiles].map(([message]) => message))]

describe.each(languages)('quality#tests: %s', (language) => {
  test.each(messages)('has the message “%s”', (message) => {
    const translation = words.get(language)?.get(message) ?? ''
    expect(translation).not.toBe('')
    if (language === 'en') expect(translation).toBe(message)
    else expect(translation).not.toBe(message)
  })

  test.each(atFields)('“%s” is shown at the field %s', (message, field, faults) => {
    i18n.activate(language)
    expect(faults()[field]).toBe(words.get(language)?.get(message))
    i18n.activate('en')
  })

  test.each(ofFailures)('“%s” is the message of the code %s', (message, code, { failures }) => {
    i18n.activate(language)
    expect(failures).toContain(code)
    expect(failureWords(code, '')).toBe(words.get(language)?.get(message))
    i18n.activate('en')
  })
})

const app = fileURLToPath(new URL('../../src/app', import.meta.url))
const sources = readdirSync(app, { recursive: true })
  .map(String)
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(`${app}/${path}`, 'utf8') }))

test.each(inFiles)('quality#tests: “%s” is used in %s', (message, ...files) => {
  const using = sources
    .filter(({ text }) => text.includes(`\`${message}\``) || text.includes(`<Trans>${message}</Trans>`))
    .map(({ path }) => path)
  expect(using).toEqual(expect.arrayContaining(files))
})
