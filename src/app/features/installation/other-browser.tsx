import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { InstallHead, InstallSteps } from './install-steps.tsx'
import styles from './other-browser.module.css'
import { usePublicUrl } from './public-url.ts'

/** Inside WeChat, Facebook and the like nothing can be installed: the way out, and the address to carry over. */
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
        <Trans>This app cannot keep the shop. Your browser can.</Trans>
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
          aria-label={t`Address of this page`}
          value={mall + location.pathname + location.search}
        />
        <Button isWide kind="primary" onClick={() => void copy()}>
          <Icon name={copied === 'yes' ? 'check-bold' : 'link'} />
          {copied === 'yes' ? <Trans>Link copied</Trans> : <Trans>Copy link</Trans>}
        </Button>
      </div>
      <p role="status" className={styles.by}>
        {copied === 'by-hand' && <Trans>Copy the marked address by hand.</Trans>}
      </p>
    </>
  )
}

/** Many of these apps forbid the clipboard: then the old command, and at last the marked text itself. */
async function writeClipboard(field: HTMLInputElement | null): Promise<boolean> {
  if (!field) return false
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // The browser has no clipboard or refuses it: the older way.
    field.focus()
    field.select()
    return document.execCommand('copy')
  }
}
