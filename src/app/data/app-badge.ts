/** Shows a number on the icon of the installed app, none at 0; a browser without badges goes without. */
export function showAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  shown.catch(() => undefined)
}
