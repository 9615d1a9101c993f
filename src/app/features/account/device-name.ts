const browsers = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex Browser', /\bYaBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?Chrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['HarmonyOS', /\bHarmonyOS|\bOpenHarmony/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
] as const

export type Device = { readonly name: string; readonly isPhone: boolean }

/**
 * The device of a user agent string, named like `Chrome · Android`; the name is empty if the string matches no known
 * browser or system.
 */
export function deviceOf(userAgent: string): Device {
  const find = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const system = find(systems)
  const name = [find(browsers), system].filter((one) => one !== undefined).join(' · ')
  return { name, isPhone: /Android|HarmonyOS|iPhone|iPad/.test(system ?? '') }
}
