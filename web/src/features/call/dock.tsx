import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs'
import IconMicrophoneOff from '@tabler/icons-react/dist/esm/icons/IconMicrophoneOff.mjs'
import IconPhoneOff from '@tabler/icons-react/dist/esm/icons/IconPhoneOff.mjs'
import type { RefObject } from 'react'
import { DockButton } from './dock-button.tsx'
import { TypeBox } from './type-box.tsx'

/** unable: this browser can't hear. off: the rep types this call. */
export type MicrophoneUse = 'unable' | 'off' | 'muted' | 'on'

export interface DockProps {
  buyerName: string
  microphone: MicrophoneUse
  onMicrophone: () => void
  input: RefObject<HTMLTextAreaElement | null>
  pickedUpAt: number | null
  onSend: (words: string, startMs: number) => void
  canInterrupt: boolean
  onInterrupt: () => void
  onHangUp: () => void
  isPhone: boolean
  /** On a phone the type box opens over the buttons. */
  isTyping: boolean
  onTyping: () => void
}

function MicrophoneButton({ microphone, onMicrophone }: Pick<DockProps, 'microphone' | 'onMicrophone'>) {
  if (microphone === 'unable') return null
  if (microphone === 'off')
    return <DockButton icon={IconMicrophone} label="Speak" kbd="M" aria-keyshortcuts="M" onClick={onMicrophone} />
  return (
    <DockButton
      icon={microphone === 'muted' ? IconMicrophoneOff : IconMicrophone}
      label={microphone === 'muted' ? 'Unmute' : 'Mute'}
      kbd="M"
      aria-keyshortcuts="M"
      aria-pressed={microphone === 'muted'}
      onClick={onMicrophone}
    />
  )
}

/** The controls of a call. */
export function Dock(props: DockProps) {
  const { input, isPhone, isTyping, microphone, buyerName, pickedUpAt, onSend } = props
  const interrupt = (kbdWhileTyping: boolean) => (
    <DockButton
      icon={IconBolt}
      label="Interrupt"
      kbd="Space"
      kbdWhileTyping={kbdWhileTyping && props.canInterrupt}
      inset={!isPhone}
      aria-keyshortcuts="Space"
      disabled={!props.canInterrupt}
      onClick={props.onInterrupt}
    />
  )
  const typeBox = (
    <TypeBox
      ref={input}
      placeholder={microphone === 'on' ? `Talk over ${buyerName} to interrupt, or type your line` : 'Type your line'}
      pickedUpAt={pickedUpAt}
      onSend={onSend}
      onSpaceFirst={props.canInterrupt ? props.onInterrupt : undefined}
      after={isPhone ? undefined : interrupt}
    />
  )
  const microphoneButton = <MicrophoneButton microphone={microphone} onMicrophone={props.onMicrophone} />
  const hangUp = (
    <DockButton
      icon={IconPhoneOff}
      label="Hang up"
      kbd="⇧H"
      look="danger"
      aria-keyshortcuts="Shift+H"
      onClick={props.onHangUp}
    />
  )
  if (isPhone)
    return (
      <div className="flex flex-col gap-2 px-3 pt-3 pb-[max(20px,env(safe-area-inset-bottom))]">
        {isTyping && typeBox}
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          {microphoneButton}
          <DockButton icon={IconKeyboard} label="Type" aria-pressed={isTyping} onClick={props.onTyping} />
          {interrupt(false)}
          {hangUp}
        </div>
      </div>
    )
  return (
    <div className="flex items-center gap-3 px-6 pt-3.5 pb-5">
      {microphoneButton}
      {typeBox}
      {hangUp}
    </div>
  )
}
