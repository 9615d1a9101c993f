import { expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { codeMessage, codeSms } from '#words/messages/code-message.ts'

test.each(languages)(
  "product#codes: an SMS in %s begins with the code, and its last line binds the code to the mall's domain",
  (lang) => {
    const { text } = codeMessage(lang, '407119', 5)
    expect(text).toMatch(/^407119\b/)
    expect(codeSms(text, '407119', 'https://nelu.example:8443').split('\n').at(-1)).toBe('@nelu.example #407119')
    expect(codeSms(text, '407119', undefined)).toBe(text)
  },
)
