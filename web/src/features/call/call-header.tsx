import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import { useEffect, useRef } from 'react'
import { callName, difficultyLabels } from '../../domain-ui/call-labels.ts'
import { Logo } from '../../domain-ui/logo.tsx'
import type { CallRecord } from '../../lib/call-socket/call-record.ts'
import { formatClock } from '../../lib/time-format.ts'
import { Chip } from '../../ui/chip.tsx'
import { Switch } from '../../ui/choice.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { elapsedOf, useNow } from './use-now.ts'

function namesOf(watchers: readonly string[]): string {
  const [only, ...others] = watchers.map((name) => name.split(' ')[0] ?? name)
  if (!only) return ''
  return others.length === 0 ? only : `${[only, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)}`
}

const areWatching = (watchers: readonly string[]) => (watchers.length === 1 ? 'is watching' : 'are watching')

/** Says by a toast who has come to watch, and only them: nobody needs to hear that somebody left. */
function useNewcomers(watchers: readonly string[]) {
  const before = useRef<readonly string[]>([])
  useEffect(() => {
    const newcomers = watchers.filter((name) => !before.current.includes(name))
    before.current = watchers
    if (newcomers.length > 0) toast.info(`${namesOf(newcomers)} ${areWatching(newcomers)} your call`)
  }, [watchers])
}

/** Who is watching. The rep always sees this. */
function Watchers({ watchers }: { watchers: readonly string[] }) {
  const names = namesOf(watchers)
  useNewcomers(watchers)
  if (!names) return null
  return (
    <span className="inline-flex min-w-0 items-center gap-2 text-small text-ink-2">
      <IconEye size={18} stroke={1.5} aria-hidden />
      <span className="truncate">
        {names}
        <span className="max-tablet:sr-only"> {areWatching(watchers)}</span>
      </span>
    </span>
  )
}

function Clock({ call, stoppedAtMs }: { call: CallRecord; stoppedAtMs: number | null }) {
  const now = useNow(250)
  const elapsed = stoppedAtMs ?? elapsedOf(call.pickedUpAt, now)
  return (
    <div
      role="timer"
      aria-label={`${formatClock(elapsed)} of about ${call.terms.expectedMinutes} minutes`}
      className="text-center max-tablet:flex max-tablet:items-baseline max-tablet:gap-1.5"
    >
      <p className="numeral text-numeral/[26px]">{formatClock(elapsed)}</p>
      <p className="text-tiny text-ink-3">of about {call.terms.expectedMinutes} min</p>
    </div>
  )
}

export interface SoundSettings {
  aloud: boolean
  canSpeak: boolean
  onAloud: (aloud: boolean) => void
}

function Sound({ sound, buyer }: { sound: SoundSettings; buyer: string }) {
  return (
    <Popover
      label="Sound"
      align="end"
      opener={(opener) => <IconButton {...opener} icon={IconSettings} label="Sound" />}
    >
      {() => (
        <Switch
          label={`Hear ${buyer}`}
          help={sound.canSpeak ? 'Captions are there either way.' : 'Your browser has no voice. Captions are there.'}
          checked={sound.aloud && sound.canSpeak}
          disabled={!sound.canSpeak}
          onChange={(event) => sound.onAloud(event.target.checked)}
        />
      )}
    </Popover>
  )
}

export interface CallHeaderProps {
  call: CallRecord
  /** The length of a call that is over. */
  stoppedAtMs: number | null
  sound: SoundSettings
  /** Opens plan and notes where they have no room beside the call. */
  onPlan: () => void
  /** The plan stands beside the call already. */
  hasPlan: boolean
}

/** 56 px over the call: what it is, the time, who watches. */
export function CallHeader({ call, stoppedAtMs, sound, onPlan, hasPlan }: CallHeaderProps) {
  const { callType, difficulty, persona } = call.terms
  return (
    <header className="col-span-full grid min-h-14 grid-cols-[1fr_auto_1fr] items-center gap-4 pr-4 pl-5 max-tablet:grid-cols-[auto_1fr_auto] max-tablet:pr-3 max-tablet:pl-4">
      <div className="flex min-w-0 items-center gap-2">
        <Logo />
        <span className="ml-1 font-semibold whitespace-nowrap max-tablet:hidden">{callName(callType)}</span>
        <span className="truncate text-ink-3 max-tablet:hidden">{persona.accountName}</span>
        <span className="max-tablet:hidden">
          <Chip>{difficultyLabels[difficulty]}</Chip>
        </span>
      </div>
      <Clock call={call} stoppedAtMs={stoppedAtMs} />
      <div className="flex min-w-0 items-center justify-end gap-3.5">
        <Watchers watchers={call.watchers} />
        <span className="max-tablet:hidden">
          <Sound sound={sound} buyer={persona.firstName} />
        </span>
        {!hasPlan && (
          <IconButton icon={IconListDetails} label="Plan and notes" aria-keyshortcuts="P" onClick={onPlan} />
        )}
      </div>
    </header>
  )
}
