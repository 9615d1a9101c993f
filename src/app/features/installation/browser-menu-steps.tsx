import { Trans } from '@lingui/react/macro'
import { Icon } from '#ui/base/icon.tsx'
import { InstallHead, InstallSteps } from './install-steps.tsx'

/** A phone's browser that installs, but only from its own menu (Firefox; any other that has made no offer yet). */
export function BrowserMenuSteps() {
  return (
    <>
      <InstallHead>
        <Trans>No app store needed: two taps in this browser</Trans>
      </InstallHead>
      <InstallSteps
        steps={[
          { key: 'menu', picture: '⋮', words: <Trans>Open the browser's menu</Trans> },
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
