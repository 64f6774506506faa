import type { Moment } from '@ringside/contract/reviews/review'
import { useShortcuts, type Shortcut } from '../../lib/keyboard.ts'
import { missedAfter, momentBeside, repTurnFrom, turnAt, type ReviewedTurn } from './reviewed-turn.ts'
import type { Playback } from './use-playback.ts'

interface ReviewKeys<Tab extends string> {
  playback: Playback
  moments: readonly Moment[]
  turns: readonly ReviewedTurn[]
  tabs: readonly { value: Tab; label: string }[]
  onTab: (tab: Tab) => void
  onMoment: (moment: Moment) => void
  onRetry: ((turn: number) => void) | undefined
  onKeep: (turn: number) => void
}

const stepMs = 5000
const mostTabKeys = 5

/** The keys of a review: playback, moments, tabs, retry and say it better. */
export function useReviewKeys<Tab extends string>(keys: ReviewKeys<Tab>): void {
  const { playback, moments, turns, onMoment, onRetry, onKeep } = keys
  const at = playback.positionMs
  const go = (moment: Moment | null) => moment && onMoment(moment)
  const review = (key: string, label: string, run: () => void): Shortcut => ({ keys: key, label, group: 'Review', run })
  useShortcuts([
    ...(playback.hasSound ? [review('Space', 'Play or pause', playback.toggle)] : []),
    review('ArrowLeft', 'Back 5 seconds', () => playback.seekBy(-stepMs)),
    review('ArrowRight', 'On 5 seconds', () => playback.seekBy(stepMs)),
    review(',', 'Moment before', () => go(momentBeside(moments, at, -1))),
    review('.', 'Next moment', () => go(momentBeside(moments, at, 1))),
    review('s', 'Say it better', () => go(missedAfter(moments, at))),
    review('b', 'Keep this moment', () => onKeep((turnAt(turns, at) ?? turns[0])?.turn ?? 0)),
    ...keys.tabs
      .slice(0, mostTabKeys)
      .map((tab, index) => review(String(index + 1), tab.label, () => keys.onTab(tab.value))),
    ...(onRetry
      ? [
          review('r', 'Retry from here', () => {
            const turn = repTurnFrom(turns, at)
            if (turn) onRetry(turn.turn)
          }),
        ]
      : []),
  ])
}
