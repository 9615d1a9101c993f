import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { withWords } from '#i18n/with-words.ts'
import { showNotOpened } from '#ui/feedback/first/toast-store.ts'

type Viewer = typeof import('#ui/product/picture-viewer.tsx').PictureViewer

type Properties = {
  pictures: readonly string[]
  name: string
  tint: number
  first: number
  savesData: boolean
  onClose: () => void
}

/**
 * The pictures of a product in full (docs/product.md#pictures-in-full). The viewer's code is fetched at every opening
 * that lacks the code; a toast reports a failure.
 */
export function ProductViewer({ name, ...rest }: Properties) {
  const { t } = useLingui()
  const [code, setCode] = useState<{ readonly Viewer: Viewer } | null>(null)
  const { onClose } = rest
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once for each opening
  useEffect(() => {
    withWords(import('#ui/product/picture-viewer.tsx')).then(
      ({ PictureViewer }) => setCode({ Viewer: PictureViewer }),
      () => {
        showNotOpened()
        onClose()
      },
    )
  }, [])
  return code && <code.Viewer {...rest} label={name} previous={t`Previous picture`} next={t`Next picture`} />
}
