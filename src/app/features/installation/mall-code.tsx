import { useLingui } from '@lingui/react/macro'
import { QrCode } from '#ui/layout/qr-code.tsx'
import { usePublicUrl } from './public-url.ts'

/** A QR code of the mall's address, `size` px wide. */
export function MallCode({ size }: { size: number }) {
  const { t } = useLingui()
  const address = usePublicUrl()
  return <QrCode text={address} label={t`QR code of ${address}`} size={size} />
}
