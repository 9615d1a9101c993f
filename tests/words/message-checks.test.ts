import { expect, test } from 'vitest'
import { foreignWords } from './foreign-words.ts'
import { argumentsOf, pluralsOf, tagsOf } from './message-parts.ts'

const english = '{count, plural, one {# review by <0>{name}</0>} other {# reviews}}'
const russian = '{count, plural, one {# отзыв} few {# отзыва} many {# отзывов} other {# отзыва}}'

test('the parts of a message are its values, tags and plural forms', () => {
  expect(argumentsOf(english)).toEqual(['count', 'name'])
  expect(argumentsOf('{count, plural, one {review} other {reviews}}')).toEqual(['count'])
  expect(tagsOf(english)).toEqual(['</0>', '<0>'])
  expect(pluralsOf(english)).toEqual([{ kind: 'cardinal', forms: ['one', 'other'] }])
  expect(pluralsOf(russian)).toEqual([{ kind: 'cardinal', forms: ['one', 'few', 'many', 'other'] }])
})

test('English left in a translation is detected, names and values are not', () => {
  expect(foreignWords('ru', 'Отзывы и reviews', 'Reviews')).toEqual(['reviews'])
  expect(foreignWords('ru', russian, english)).toEqual([])
  expect(foreignWords('zh', '在 App Store 打开 {name}', 'Open {name} in the App Store')).toEqual([])
  expect(foreignWords('zh', 'Cупер 打开', 'Open')).not.toEqual([])
  expect(foreignWords('tr', 'Try again', 'Try again')).toEqual(['Try again'])
  expect(foreignWords('pt', 'Tente de novo', 'Try again')).toEqual([])
})
