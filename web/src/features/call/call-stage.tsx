import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { ReactNode } from 'react'
import { useSingleKeysWork } from '../../lib/keyboard.ts'
import { memberName } from '../../lib/member-name.ts'
import { useSession } from '../../lib/session/session.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useLate } from '../../ui/use-late.ts'
import { Banners } from './banners.tsx'
import { CallEnded } from './call-ended.tsx'
import { CallHeader } from './call-header.tsx'
import { captionLines, sayingIn } from './caption-lines.ts'
import { Captions } from './captions.tsx'
import { Dock } from './dock.tsx'
import { HangUpDialog } from './hang-up-dialog.tsx'
import { liveTurns } from './live-turns.ts'
import { personOnTheLine } from './on-the-line.ts'
import { PlanPanel } from './plan-panel.tsx'
import { RetryAdvice, RetryLine } from './retry-advice.tsx'
import { buyerDoing, repDoing, stoppedAt, type JoinedView } from './stage-state.ts'
import { TimeLine } from './time-line.tsx'
import type { CallActions } from './use-call-connection.ts'
import { useCallKeys } from './use-call-keys.ts'
import { useNotes } from './use-notes.ts'
import { useSpeaking } from './use-speaking.ts'
import { useHangUp, usePanel, useTyping } from './use-stage.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { useWhisper } from './use-whisper.ts'
import { WhisperBox } from './whisper-box.tsx'
import { WhoBand } from './who-band.tsx'

const thinkingAfterMs = 800

type Speaking = ReturnType<typeof useSpeaking>

interface FootProps {
  view: JoinedView
  actions: CallActions
  speaking: Speaking
  whisper: ReturnType<typeof useWhisper>
  typing: ReturnType<typeof useTyping>
  onHangUp: () => void
  isPhone: boolean
  hasPlan: boolean
}

/** Under the captions: the coach's whisper, what stands in the way, and the controls, or how the call ended. */
function Foot({ view, actions, speaking, whisper, typing, onHangUp, isPhone, hasPlan }: FootProps) {
  const { buyer, rep, microphone, failure } = speaking
  const isOver = view.state === 'ended'
  return (
    <div className="flex flex-col gap-2">
      <WhisperBox whisper={whisper.whisper} onPutAway={whisper.putAway} />
      {!hasPlan && !isOver && <RetryLine simulationId={view.call.terms.simulationId} />}
      <Banners
        lostAtMs={view.state === 'reconnecting' ? stoppedAt(view) : null}
        onRetry={actions.retryNow}
        isMuted={microphone === 'muted' && !isOver}
        failure={isOver ? null : failure}
        onMicrophone={rep.tryAgain}
        onType={speaking.typeThisCall}
        notice={view.call.notice}
      />
      {isOver ? (
        <CallEnded ended={view} />
      ) : (
        <Dock
          buyerName={personOnTheLine(view.call).firstName}
          microphone={microphone}
          onMicrophone={speaking.toggleMicrophone}
          input={typing.input}
          pickedUpAt={view.call.pickedUpAt}
          onSend={speaking.typeLine}
          canInterrupt={buyer.isSpeaking}
          onInterrupt={buyer.interrupt}
          onHangUp={onHangUp}
          isPhone={isPhone}
          isTyping={typing.isTyping}
          onTyping={typing.toggle}
        />
      )}
    </div>
  )
}

/** A call that was joined, in whatever state it is. */
export function CallStage({ view, actions }: { view: JoinedView; actions: CallActions }) {
  const { call } = view
  const { userId, user } = useSession()
  const isOver = view.state === 'ended'
  const isPhone = useMediaQuery('(width < 768px)')
  const speaking = useSpeaking(call, !isOver, actions)
  const notes = useNotes(call.notes, actions.saveNotes)
  const whisper = useWhisper(call.whispers)
  const panel = usePanel()
  const keysWork = useSingleKeysWork()
  const typing = useTyping(speaking.microphone !== 'on')
  const hangUp = useHangUp(view, () => {
    notes.flush()
    actions.hangUp()
  })
  const isThinking = useLate(call.thinkingSince !== null, thinkingAfterMs)
  const stoppedAtMs = stoppedAt(view)
  const { buyer, rep, microphone } = speaking
  useWakeLock(!isOver)
  useCallKeys({
    mute: microphone === 'unable' || isOver ? null : speaking.toggleMicrophone,
    type: typing.focus,
    interrupt: buyer.isSpeaking ? buyer.interrupt : null,
    plan: panel.toggle,
    notes: panel.focusNotes,
    whisper: call.whispers.length > 0 ? whisper.readAgain : null,
    hangUp: () => !isOver && hangUp.ask(),
  })
  const plan = (aside?: ReactNode) => (
    <PlanPanel
      call={call}
      notes={notes}
      shownWhisperId={whisper.whisper?.id}
      advice={<RetryAdvice simulationId={call.terms.simulationId} />}
      aside={aside}
    />
  )
  return (
    <div
      className={`grid h-[calc(100dvh-var(--toast-room,0px))] grid-rows-[auto_minmax(0,1fr)] bg-bg ${panel.isBeside ? 'grid-cols-[minmax(0,1fr)_336px]' : 'grid-cols-1'}`}
    >
      <CallHeader
        call={call}
        stoppedAtMs={stoppedAtMs}
        sound={speaking.sound}
        onPlan={panel.toggle}
        hasPlan={panel.isBeside}
      />
      <main
        aria-label={`Call with ${buyerNameOf(call.terms.persona)}`}
        className={`grid min-h-0 min-w-0 grid-rows-[auto_auto_minmax(0,1fr)_auto] border-t border-line bg-surface ${panel.isBeside ? 'rounded-tr-dialog border-r' : ''}`}
      >
        <TimeLine call={call} stoppedAtMs={stoppedAtMs} isOver={isOver} />
        <WhoBand
          call={call}
          turns={liveTurns(call.turns, buyer.endedAt)}
          repId={userId}
          repName={memberName(user)}
          buyerDoing={buyerDoing(view, speaking, isThinking)}
          repDoing={repDoing(view, speaking)}
          buyerLevel={buyer.level}
          repLevel={rep.level}
          stoppedAtMs={stoppedAtMs}
        />
        <Captions lines={captionLines(call, sayingIn(view, buyer.saying), rep.hearing)} terms={call.terms} />
        <Foot
          view={view}
          actions={actions}
          speaking={speaking}
          whisper={whisper}
          typing={typing}
          onHangUp={hangUp.ask}
          isPhone={isPhone}
          hasPlan={panel.isBeside}
        />
      </main>
      {panel.isBeside && (
        <aside aria-label="Your plan" className="min-h-0 overflow-auto pt-1 pr-5 pb-5 pl-6">
          {plan(
            <Button variant="quiet" size="small" kbd={keysWork ? 'P' : undefined} onClick={panel.toggle}>
              Hide
            </Button>,
          )}
        </aside>
      )}
      <Sheet
        open={panel.isSheetOpen}
        onClose={panel.closeSheet}
        title="Plan and notes"
        side={isPhone ? 'bottom' : 'right'}
      >
        {plan()}
      </Sheet>
      <HangUpDialog open={hangUp.isAsking} speech={hangUp.speech} onClose={hangUp.cancel} onHangUp={hangUp.confirm} />
    </div>
  )
}
