import { expect, test } from 'vitest'
import { reminderTime, sendTime } from '#server/push/push-rules.ts'

const berlin = 'Europe/Berlin'
const night = { from: '22:00', to: '08:00' }
const noonBreak = { from: '12:00', to: '14:00' }

// Berlin is one hour ahead of UTC in winter and two in summer. The summer of 2026 begins on March 29 at 02:00, when clocks
// show 03:00, and ends on October 25 at 03:00, when clocks show 02:00 again.
test.each([
  ['the minute before hours that contain midnight', night, '2026-01-10T20:59:59Z', '2026-01-10T20:59:59Z'],
  ['their first minute', night, '2026-01-10T21:00:00Z', '2026-01-11T07:00:00Z'],
  ['their last minute', night, '2026-01-11T06:59:59Z', '2026-01-11T07:00:00Z'],
  ['their end', night, '2026-01-11T07:00:00Z', '2026-01-11T07:00:00Z'],
  ['the minute before hours within a day', noonBreak, '2026-01-10T10:59:59Z', '2026-01-10T10:59:59Z'],
  ['their first minute', noonBreak, '2026-01-10T11:00:00Z', '2026-01-10T13:00:00Z'],
  ['their last minute', noonBreak, '2026-01-10T12:59:59Z', '2026-01-10T13:00:00Z'],
  ['their end', noonBreak, '2026-01-10T13:00:00Z', '2026-01-10T13:00:00Z'],
  ['the evening before the short day', night, '2026-03-28T22:30:00Z', '2026-03-29T06:00:00Z'],
  ['the short night', night, '2026-03-29T00:30:00Z', '2026-03-29T06:00:00Z'],
  ['the evening before the long day', night, '2026-10-24T21:30:00Z', '2026-10-25T07:00:00Z'],
  ['the long night', night, '2026-10-25T00:30:00Z', '2026-10-25T07:00:00Z'],
  ['an hour that clocks show twice', { from: '01:00', to: '02:30' }, '2026-10-25T00:15:00Z', '2026-10-25T00:30:00Z'],
  ['the same hour again', { from: '01:00', to: '02:30' }, '2026-10-25T01:15:00Z', '2026-10-25T01:30:00Z'],
  ['no hours', null, '2026-01-10T23:00:00Z', '2026-01-10T23:00:00Z'],
])('product#push-quiet: a message that is due in %s', (_name, quietHours, due, sent) => {
  const time = sendTime(Date.parse(due), { quietHours, timeZone: berlin })
  expect(new Date(time).toISOString()).toBe(sent.replace('Z', '.000Z'))
})

test.each([
  ['in the morning', '2026-01-10T09:00:00Z', '2026-01-10T19:00:00Z'],
  ['at 19:29', '2026-01-10T18:29:59Z', '2026-01-10T19:00:00Z'],
  ['at 19:30', '2026-01-10T18:30:00Z', '2026-01-11T19:00:00Z'],
  ['just before midnight', '2026-01-10T22:59:59Z', '2026-01-11T19:00:00Z'],
  ['just after midnight', '2026-01-10T23:00:00Z', '2026-01-11T19:00:00Z'],
  ['on the evening before the short day', '2026-03-28T22:30:00Z', '2026-03-29T18:00:00Z'],
  ['on the evening before the long day', '2026-10-24T21:30:00Z', '2026-10-25T19:00:00Z'],
])('product#push-actions: Remind me tonight, tapped %s', (_name, tapped, reminded) => {
  const time = Date.parse(tapped)
  expect(new Date(reminderTime(time, time, berlin)).toISOString()).toBe(reminded.replace('Z', '.000Z'))
})

test.each([
  ['before that evening', '2026-01-10T18:45:00Z', '2026-01-10T19:00:00Z'],
  ['at the minute of the reminder', '2026-01-10T19:00:00Z', '2026-01-11T19:00:00Z'],
  ['three days later', '2026-01-13T09:00:00Z', '2026-01-13T19:00:00Z'],
])('product#push-actions: a tap of 10:00 that arrives %s', (_name, arrived, reminded) => {
  const time = reminderTime(Date.parse('2026-01-10T09:00:00Z'), Date.parse(arrived), berlin)
  expect(new Date(time).toISOString()).toBe(reminded.replace('Z', '.000Z'))
})
