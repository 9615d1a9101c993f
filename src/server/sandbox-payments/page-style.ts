/**
 * The sandbox's style sheet: the mall's fields and colours with the device's font. The sandbox is a separate site and
 * loads nothing from the mall.
 */
export const pageStyle = `
:root { color-scheme: light; --canvas: #fff; --ink: #10201c; --ink-3: #586863; --line: #7e8d87; --brand: #00645a; --on-brand: #fff; --danger: #b3201b; --soft: #fff0cc; --on-soft: #5e3f00; --pressed: #e2e9e6 }
:root[data-theme=dark] { color-scheme: dark; --canvas: #131d1a; --ink: #edf5f2; --ink-3: #9baba5; --line: #71827b; --brand: #43d6bc; --on-brand: #00231e; --danger: #ff8f88; --soft: #36290b; --on-soft: #ffdd8f; --pressed: #2a3833 }
@media (prefers-color-scheme: dark) { :root:not([data-theme]) { color-scheme: dark; --canvas: #131d1a; --ink: #edf5f2; --ink-3: #9baba5; --line: #71827b; --brand: #43d6bc; --on-brand: #00231e; --danger: #ff8f88; --soft: #36290b; --on-soft: #ffdd8f; --pressed: #2a3833 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 500 15px/1.5 system-ui, sans-serif }
main { max-inline-size: 26rem; margin-inline: auto; padding: 16px }
section { padding: 4px }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 12px }
p { margin: 0 0 12px; overflow-wrap: anywhere }
.note { padding: 8px 12px; border-radius: 10px; background: var(--soft); color: var(--on-soft); font-size: .8125rem }
.row { display: flex; flex-wrap: wrap; gap: 12px }
.row > div { flex: 1 1 7rem; min-inline-size: 0 }
.field { margin-block-end: 12px }
label { display: block; margin-block-end: 6px; font-size: .8125rem; font-weight: 700 }
input { inline-size: 100%; min-block-size: 52px; padding-inline: 14px; border: 1px solid var(--line); border-radius: 14px; background: var(--canvas); color: var(--ink); font: inherit; font-size: 1rem }
input:focus-visible { outline: 2px solid var(--brand); outline-offset: -1px }
input[aria-invalid=true] { border: 2px solid var(--danger) }
.fault { margin: 6px 0 0; color: var(--danger); font-size: .8125rem; font-weight: 600 }
.hint { margin: 6px 0 0; color: var(--ink-3); font-size: .8125rem }
[hidden] { display: none }
summary { min-block-size: 44px; display: flex; align-items: center; font-size: .8125rem; font-weight: 700; cursor: pointer }
summary:focus-visible, button:focus-visible, a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
dl { margin: 0 0 8px; font-size: .8125rem; display: grid; grid-template-columns: auto 1fr; gap: 4px 12px }
dt { font-variant-numeric: tabular-nums; white-space: nowrap }
dd { margin: 0; color: var(--ink-3) }
.actions { display: grid; gap: 12px; margin-block-start: 20px }
button, .button { display: block; inline-size: 100%; min-block-size: 48px; padding: 12px 20px; border: 1.5px solid var(--line); border-radius: 999px; background: transparent; color: var(--ink); font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer }
button:active { background: var(--pressed) }
.primary { border-color: var(--brand); background: var(--brand); color: var(--on-brand) }
.primary:active { background: var(--brand); opacity: .85 }
`
