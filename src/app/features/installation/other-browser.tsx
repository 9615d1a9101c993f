import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { brand } from '#words/brand.ts'
import { InstallHead, InstallSteps } from './install-steps.tsx'
import styles from './other-browser.module.css'
import { usePublicUrl } from './public-url.ts'

/**
 * Shown inside WeChat, Facebook and similar apps, which cannot install: how to open the page in a browser, and the
 * address to copy.
 */
export function OtherBrowser() {
  const { t } = useLingui()
  const mall = usePublicUrl()
  const address = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'yes' | 'by-hand' | null>(null)
  const copy = async () => {
    const isCopied = await writeClipboard(address.current)
    setCopied(isCopied ? 'yes' : 'by-hand')
  }
  return (
    <>
      <InstallHead>
        <Trans>This app can't install {brand.name}. Your browser can.</Trans>
      </InstallHead>
      <InstallSteps
        steps={[
          { key: 'menu', picture: '···', words: <Trans>Open the menu at the top</Trans> },
          {
            key: 'open',
            picture: <Icon name="globe" size={24} />,
            words: (
              <Trans>
                Choose <b>Open in your browser</b>
              </Trans>
            ),
          },
        ]}
      />
      <div className={styles.link}>
        <input
          ref={address}
          className={styles.address}
          readOnly
          aria-label={t`Link to this page`}
          value={mall + location.pathname + location.search}
        />
        <Button isWide kind="primary" onClick={() => void copy()}>
          <Icon name={copied === 'yes' ? 'check-bold' : 'link'} />
          {copied === 'yes' ? <Trans>Link copied</Trans> : <Trans>Copy link</Trans>}
        </Button>
      </div>
      <p role="status" className={styles.by}>
        {copied === 'by-hand' && <Trans>Select the link and copy it.</Trans>}
      </p>
    </>
  )
}

/**
 * Copies the address. Many of these apps forbid the clipboard API: `execCommand` is then tried, and at last the text is
 * selected.
 */
async function writeClipboard(field: HTMLInputElement | null): Promise<boolean> {
  if (!field) return false
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // The browser has no clipboard API or refuses access: fall back to `execCommand`.
    field.focus()
    field.select()
    return document.execCommand('copy')
  }
}
