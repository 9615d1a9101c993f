import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type CommandKind, usages } from '#server/operator/help-text.ts'
import { operatorCommand } from '#server/operator/operator-command.ts'
import { readCommand } from '#server/operator/read-command.ts'

/** A value for each argument that a usage names; every other argument is a number of the mall's own. */
const samples: Readonly<Record<string, string>> = {
  ORDER: '1234-5678',
  REFUND: 'RF-1234',
  NAME: 'Post',
  NUMBER: 'P1',
  TEXT: 'Some words',
  REGION: 'LK',
  COUNT: '3',
  AMOUNT: '1500',
  CONTACT: 'ama@example.com',
  FILE: 'mall.gz',
  '10%|AMOUNT|delivery': '10%',
  '20%': '20%',
}
/** The words that an operator types, with all that is required. */
const typed = (kind: CommandKind): string[] =>
  usages[kind]
    .replaceAll(/ \[[^\]]*\]/g, '')
    .split(' ')
    .map((word) => samples[word] ?? (/^[A-Z]+$/.test(word) ? '1' : word))

test.each(Object.keys(usages) as CommandKind[])('product#operator: the usage of "%s" is a command line', (kind) => {
  expect(v.parse(operatorCommand, readCommand(typed(kind)))).toMatchObject({ kind })
})

test('product#operator: the commands of chats and pre-loved items name their subject and their words', () => {
  const read = (...words: string[]) => v.parse(operatorCommand, readCommand(words))
  expect(read('chat', 'answer', '7', '--text', 'On its way')).toEqual({
    kind: 'chat answer',
    chatId: 7,
    text: 'On its way',
  })
  expect(read('preloved', 'decline', '9', '--because', 'Blurred')).toEqual({
    kind: 'preloved decline',
    itemId: 9,
    because: 'Blurred',
  })
  expect(() => read('preloved', 'decline', '9')).toThrow('--because is missing.')
})
