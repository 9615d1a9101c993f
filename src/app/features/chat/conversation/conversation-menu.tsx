import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ChatReportReason, Conversation } from '#contract/chat/chat.ts'
import { useMarket } from '#device/market.ts'
import { serverNow } from '#device/server-clock.ts'
import { reportConversation, setBlocked } from '#offline/chat/messages.ts'
import { useIsOffline } from '#sync/connection.ts'
import { replayOutbox } from '#sync/send-outbox.ts'
import { Button } from '#ui/base/button.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ReportReasons } from './report-reasons.tsx'

type Properties = { conversation: Conversation; name: string; userId: string; onClose: () => void }

/** The actions of a conversation: report, block and unblock, each after a question; all work without a network. */
export function ConversationMenu({ conversation, name, userId, onClose }: Properties) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const { regionId } = useMarket()
  const [step, setStep] = useState<'menu' | 'report' | 'block'>('menu')
  const [reason, setReason] = useState<ChatReportReason | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { conversationId, isBlocked, isReported, shop } = conversation
  const seenName = shop?.shopName ?? ''
  const base = () => ({ shopper: userId, regionId, at: Math.round(serverNow()), conversationId, name: seenName })
  const done = (words: string) => {
    onClose()
    showToast({ kind: isOffline ? 'queued' : 'success', words })
    void replayOutbox()
  }
  const block = async () => {
    await setBlocked({ ...base(), isBlocked: !isBlocked })
    done(isBlocked ? t`Conversation unblocked.` : t`Conversation blocked.`)
  }
  const report = async () => {
    if (reason === null) return setMissing(true)
    await reportConversation({ ...base(), reason })
    done(isOffline ? t`Your report will be sent when you're online.` : t`Thank you. We will look at this conversation.`)
  }
  if (step === 'block')
    return (
      <Sheet
        title={t`Block ${name}?`}
        onClose={onClose}
        footer={
          <Button kind="danger" isWide onClick={() => void block()}>
            <Trans>Block</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Neither side can write until you unblock the conversation. Your messages stay here.</Trans>
        </p>
      </Sheet>
    )
  if (step === 'report')
    return (
      <Sheet
        title={t`Report this conversation`}
        onClose={onClose}
        footer={
          <Button kind="primary" isWide onClick={() => void report()}>
            <Trans>Report</Trans>
          </Button>
        }
      >
        <ReportReasons
          reason={reason}
          isMissing={isMissing}
          onChoose={(one) => {
            setReason(one)
            setMissing(false)
          }}
        />
      </Sheet>
    )
  return (
    <Sheet title={name} onClose={onClose}>
      {isReported ? (
        <ListRow icon="check-circle">
          <Trans>You reported this conversation.</Trans>
        </ListRow>
      ) : (
        <ListRow icon="warning-circle" onPress={() => setStep('report')}>
          <Trans>Report</Trans>
        </ListRow>
      )}
      <ListRow icon="lock-simple" onPress={() => (isBlocked ? void block() : setStep('block'))}>
        {isBlocked ? <Trans>Unblock</Trans> : <Trans>Block</Trans>}
      </ListRow>
    </Sheet>
  )
}
