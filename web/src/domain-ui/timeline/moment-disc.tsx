import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import IconCut from '@tabler/icons-react/dist/esm/icons/IconCut.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import IconShield from '@tabler/icons-react/dist/esm/icons/IconShield.mjs'
import type { Moment } from '@ringside/contract/reviews/review'
import type { ComponentProps } from 'react'
import { formatClock } from '../../lib/time-format.ts'
import type { Icon } from '../../ui/icon.ts'

export const momentIcons: Record<Moment['kind'], Icon> = {
  objection: IconShield,
  'buying-signal': IconBolt,
  fact: IconKey,
  monologue: IconMessage,
  interruption: IconCut,
  'next-step': IconFlag,
  opening: IconPhone,
  misstep: IconMessage,
  criterion: IconListCheck,
}

const circle = 'grid place-items-center rounded-full border-[1.5px] border-primary'
const filled = `${circle} bg-primary text-on-primary`
const hollow = `${circle} border-dashed bg-surface text-ink`

export type MomentDiscProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> & {
  moment: Moment
  chosen: boolean
}

/** A moment on the timeline: filled when caught or handled, hollow and dashed when missed. */
export function MomentDisc({ moment, chosen, ...rest }: MomentDiscProps) {
  const Glyph = momentIcons[moment.kind]
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={chosen}
      aria-label={`${moment.label}, ${formatClock(moment.startMs)}`}
      title={moment.label}
      className={`size-[23px] touch-target ${moment.caught ? filled : hollow} ${chosen ? 'ring-2 ring-focus ring-offset-2 ring-offset-surface' : ''}`}
    >
      <Glyph size={14} stroke={1.5} aria-hidden />
    </button>
  )
}

/** What filled and hollow mean. */
export function MomentLegend() {
  return (
    <span className="flex gap-3.5 text-tiny text-ink-2">
      <span className="inline-flex items-center gap-1.5">
        <span className={`size-3 ${filled}`} />
        Caught or handled
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className={`size-3 ${hollow}`} />
        Missed
      </span>
    </span>
  )
}
