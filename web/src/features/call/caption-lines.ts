import { firstWords, wordsIn } from '../../lib/audio/spoken-words.ts'
import type { CallRecord } from '../../lib/call-socket/call-record.ts'
import type { CallView } from '../../lib/call-socket/call-view.ts'

/** How far a buyer turn has been said aloud in this page. */
export interface Saying {
  turn: number
  /** Words that have begun. */
  begun: number
  isSaying: boolean
}

export interface CaptionLine {
  key: string
  speaker: 'rep' | 'buyer'
  /** Who of the other side says it, where it is not the persona. */
  by?: 'gatekeeper'
  words: string
  /** Where the rep cut in, milliseconds of the call. */
  cutAtMs: number | null
  /** Still being said or heard: its words are not all there. */
  isGrowing: boolean
  /** Not yet known to the server. */
  isOnItsWay: boolean
}

/** A buyer who ends the call has said their last line whole, however far this page's voice has come with it. */
export function sayingIn(view: CallView, saying: Saying | null): Saying | null {
  if (view.state !== 'ended' || view.endedBy === 'rep') return saying
  return view.call.toSay === null ? null : { turn: view.call.toSay, begun: Infinity, isSaying: false }
}

/** A buyer turn as far as it was said, or null before its first word: captions never run ahead of the voice. */
function shownOf(call: CallRecord, turn: CallRecord['turns'][number], saying: Saying | null) {
  const known = saying?.turn === turn.turn ? saying : null
  const isWaiting = call.toSay === turn.turn && known === null
  if (isWaiting || known?.begun === 0) return null
  const isWhole = known === null || known.begun >= wordsIn(turn.words).length
  return {
    words: isWhole ? turn.words : firstWords(turn.words, known.begun),
    isGrowing: known?.isSaying === true && !isWhole,
  }
}

/** The captions of a call, oldest first. `hearing` is what the rep is saying just now. */
export function captionLines(call: CallRecord, saying: Saying | null, hearing: string): CaptionLine[] {
  const said = call.turns.flatMap((turn): CaptionLine[] => {
    const line = { key: `turn-${turn.turn}`, speaker: turn.speaker, isOnItsWay: false }
    if (turn.speaker === 'rep') return [{ ...line, words: turn.words, cutAtMs: null, isGrowing: false }]
    const shown = shownOf(call, turn, saying)
    const by = turn.by ? { by: turn.by } : {}
    return shown ? [{ ...line, ...by, ...shown, cutAtMs: turn.cut ? turn.endMs : null }] : []
  })
  const onTheirWay = call.unacknowledged.map((line): CaptionLine => ({
    key: `line-${line.lineId}`,
    speaker: 'rep',
    words: line.words,
    cutAtMs: null,
    isGrowing: false,
    isOnItsWay: true,
  }))
  const heard: CaptionLine = {
    key: 'hearing',
    speaker: 'rep',
    words: hearing,
    cutAtMs: null,
    isGrowing: true,
    isOnItsWay: false,
  }
  return [...said, ...onTheirWay, ...(hearing ? [heard] : [])]
}
