import { Trans } from '@lingui/react/macro'
import { Icon } from '#ui/base/icon.tsx'
import { InstallHead, InstallSteps } from './install-steps.tsx'

/**
 * Install steps for a phone browser that installs only from its own menu: Firefox, and any browser that has made no
 * install offer yet.
 */
export function BrowserMenuSteps() {
  return (
    <>
      <InstallHead>
        <Trans>No app store needed: two taps in this browser</Trans>
      </InstallHead>
      <InstallSteps
        steps={[
          { key: 'menu', picture: '⋮', words: <Trans>Open the browser menu</Trans> },
          {
            key: 'add',
            picture: <Icon name="plus-square" size={24} />,
            words: (
              <Trans>
                Choose <b>Install</b> or <b>Add to Home screen</b>
              </Trans>
            ),
          },
        ]}
      />
    </>
  )
}
