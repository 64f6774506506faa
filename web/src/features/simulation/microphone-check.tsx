import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs'
import IconMicrophoneOff from '@tabler/icons-react/dist/esm/icons/IconMicrophoneOff.mjs'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'
import { useMicrophone } from './use-microphone.ts'

const ticks = 20

function Level({ level }: { level: number }) {
  return (
    <span aria-hidden className="flex h-3 flex-1 items-center gap-[3px]">
      {Array.from({ length: ticks }, (_, tick) => (
        <span key={tick} className={`h-2 flex-1 rounded-[2px] ${tick < level * ticks ? 'bg-you' : 'bg-tick-off'}`} />
      ))}
    </span>
  )
}

const words = { quiet: 'Say a few words', heard: 'We hear you', silent: 'We hear nothing. Say a few words.' }

/** Whether the microphone works, before the call needs it. It is opened only when asked for or allowed already. */
export function MicrophoneCheck({ onType }: { onType: () => void }) {
  const microphone = useMicrophone()
  if (microphone.state === 'refused' || microphone.state === 'none')
    return (
      <Notice tone="warn" icon={IconMicrophoneOff} title="We can’t hear you">
        {microphone.state === 'none' ? 'Connect a microphone' : 'Allow the microphone in your browser'}, or{' '}
        <button type="button" onClick={onType} className="rounded-tick text-link underline underline-offset-2">
          type this call
        </button>
        .
      </Notice>
    )
  return (
    <div>
      {microphone.state === 'open' ? (
        <div className="flex items-center gap-3">
          <IconMicrophone size={20} stroke={1.5} aria-hidden />
          <Level level={microphone.level} />
          <output className={`text-small ${microphone.heard === 'heard' ? 'text-good' : 'text-ink-2'}`}>
            {words[microphone.heard]}
          </output>
        </div>
      ) : (
        <Button icon={IconMicrophone} loading={microphone.state === 'asking'} onClick={microphone.open}>
          Test the microphone
        </Button>
      )}
      <p className="mt-2 text-small text-ink-2">
        {microphone.device && `${microphone.device}. `}Headphones make interrupting work better. Your browser turns
        speech into words, and may send the sound to its maker for that.
      </p>
    </div>
  )
}
