import { Trans } from '@lingui/react/macro'
import { Icon } from '#ui/base/icon.tsx'
import { InstallHead, InstallSteps } from './install-steps.tsx'

/** The three taps that install on iOS, which has no install dialogue to open (docs/design.md#install). */
export function IosSteps() {
  return (
    <>
      <InstallHead>
        <Trans>No app store needed: three taps in this browser</Trans>
      </InstallHead>
      <InstallSteps
        steps={[
          {
            key: 'share',
            picture: <Icon name="export" size={24} />,
            words: (
              <Trans>
                Tap <b>Share</b> in the browser's toolbar or menu
              </Trans>
            ),
          },
          {
            key: 'add',
            picture: <Icon name="plus-square" size={24} />,
            words: (
              <Trans>
                Choose <b>Add to Home Screen</b>
              </Trans>
            ),
          },
          {
            key: 'confirm',
            picture: <Icon name="check-bold" size={24} />,
            words: (
              <Trans>
                Tap <b>Add</b>
              </Trans>
            ),
          },
        ]}
      />
    </>
  )
}
