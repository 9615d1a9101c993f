import { expect, test } from 'vitest'
import { readLoginDraft, saveLoginDraft } from '#features/sign-in/login-draft.ts'

test('product#login: the modal opens in quick mode each time, with the values typed before', async () => {
  const typed = { by: 'mail', who: 'ama', mobile: '771234567', mail: 'ama@mall.example' } as const
  for (const mode of ['password', 'forgot'] as const) {
    saveLoginDraft({ ...typed, mode })
    await expect.poll(readLoginDraft).toEqual({ ...typed, mode: 'quick' })
  }
})
