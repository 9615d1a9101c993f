/**
 * The card form's script, in plain JavaScript for every supported browser. It validates the card at the provider, shows
 * errors at the fields, and sends a token to the page that frames it (contract/payment/payment-card.ts lists the messages).
 */
export const cardFormScript = `'use strict'
;(function () {
  var form = document.forms[0]
  var faults = JSON.parse(form.dataset.faults)
  var parentOrigin = form.dataset.parent
  var names = ['number', 'expiry', 'code', 'name']
  var asking = false
  function tell(message) { if (parent !== window) parent.postMessage(message, parentOrigin) }
  function height() { return Math.ceil(document.querySelector('section').getBoundingClientRect().height) }
  function say(name, fault) {
    var input = form.elements[name]
    var line = document.getElementById(name + '-fault')
    line.textContent = fault ? faults[fault] || faults.REQUIRED : ''
    line.hidden = !fault
    if (fault) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }
  function grouped(input, clean) {
    // Only what is typed at the end is grouped: a cursor in the middle stays where it is.
    if (input.selectionStart === input.value.length) input.value = clean(input.value)
  }
  form.elements.number.addEventListener('input', function () {
    grouped(this, function (text) { return text.replace(/\\D/g, '').slice(0, 19).replace(/(\\d{4})(?=\\d)/g, '$1 ') })
  })
  form.elements.expiry.addEventListener('input', function (event) {
    if (event.inputType && event.inputType.indexOf('delete') === 0) return
    grouped(this, function (text) {
      var digits = text.replace(/\\D/g, '').slice(0, 6)
      if (/^[2-9]$/.test(digits)) digits = '0' + digits
      return digits.length < 2 ? digits : digits.slice(0, 2) + ' / ' + digits.slice(2)
    })
  })
  names.forEach(function (name) { form.elements[name].addEventListener('input', function () { say(name, null) }) })

  function ask() {
    if (asking) return
    asking = true
    document.getElementById('unreachable').hidden = true
    var body = {}
    names.forEach(function (name) { body[name] = form.elements[name].value })
    fetch('/tokens', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
      .then(function (answer) { return answer.json() })
      .then(function (answer) {
        var found = answer.faults || {}
        names.forEach(function (name) { say(name, found[name] || null) })
        if (answer.token) return tell({ payment: 'token', token: answer.token, brand: answer.brand, last4: answer.last4, expiry: answer.expiry })
        var first = names.find(function (name) { return found[name] })
        if (first) form.elements[first].focus()
        tell({ payment: 'invalid' })
      })
      .catch(function () {
        document.getElementById('unreachable').hidden = false
        tell({ payment: 'failed' })
      })
      .then(function () { asking = false })
  }
  form.addEventListener('submit', function (event) {
    event.preventDefault()
    tell({ payment: 'enter' })
  })
  addEventListener('message', function (event) {
    if (event.source === parent && event.origin === parentOrigin && event.data && event.data.payment === 'ask') ask()
  })
  if (window.ResizeObserver) new ResizeObserver(function () { tell({ payment: 'height', height: height() }) }).observe(document.querySelector('section'))
  tell({ payment: 'ready', height: height() })
})()
`
