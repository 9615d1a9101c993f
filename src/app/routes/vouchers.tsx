import { createFileRoute } from '@tanstack/react-router'
import { VouchersScreen } from '#features/voucher/vouchers-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/vouchers')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'Vouchers',
        examples: { 'vouchers of a guest': '/vouchers' },
        shopperExamples: {
          vouchers: '/vouchers',
          'usable vouchers': '/vouchers?own=usable',
          'used vouchers': '/vouchers?own=used',
          'expired vouchers': '/vouchers?own=expired',
        },
      }
    : {},
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/voucher/voucher-titles.ts').then(({ vouchersTitle }) => vouchersTitle(i18n)),
          ),
        )
    : undefined,
  component: VouchersScreen,
})
