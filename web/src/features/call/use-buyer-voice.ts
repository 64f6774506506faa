import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { browserSpeechOutput, hasSpeechOutput } from '../../lib/audio/browser/browser-speech-output.ts'
import { captionsOutput, msPerWord } from '../../lib/audio/captions-output.ts'
import type { Saying as SayingAloud } from '../../lib/audio/speech.ts'
import { wordsIn } from '../../lib/audio/spoken-words.ts'
import type { CallRecord } from '../../lib/call-socket/call-record.ts'
import type { Saying } from './caption-lines.ts'
import { personSaying } from './on-the-line.ts'
import type { CallActions } from './use-call-connection.ts'
import { elapsedOf } from './use-now.ts'
import { createVoiceLevel } from './voice-level.ts'

const after = (ms: number, run: () => void) => {
  const timer = window.setTimeout(run, ms)
  return () => window.clearTimeout(timer)
}

/** The engine for a line: the browser's voice when it is wanted and there is one, else captions at reading pace. */
function outputFor(aloud: boolean) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const captions = captionsOutput({ msPerWord: still ? 0 : msPerWord, after })
  return aloud && hasSpeechOutput() ? browserSpeechOutput(captions) : captions
}

/** How far the buyer is in which line, and when each line ended. */
function useProgress(call: CallRecord) {
  const [saying, setSaying] = useState<Saying | null>(null)
  const [endedAt, setEndedAt] = useState<ReadonlyMap<number, number>>(new Map())
  return {
    saying,
    endedAt,
    reach: (turn: number, begun: number) => setSaying({ turn, begun, isSaying: true }),
    end(turn: number, begun: number) {
      setSaying({ turn, begun, isSaying: false })
      setEndedAt((before) => new Map(before).set(turn, elapsedOf(call.pickedUpAt)))
    },
  }
}

/** Starts a turn when it is to be said, and stops it when it no longer is. */
function useEngine(turn: number | null, start: (turn: number) => SayingAloud) {
  const engine = useRef<SayingAloud | null>(null)
  const begin = useEffectEvent(start)
  useEffect(() => {
    if (turn === null) return
    const speech = begin(turn)
    engine.current = speech
    return () => {
      engine.current = null
      speech.stop()
    }
  }, [turn])
  return engine
}

/** The voice of whoever says a turn. */
function voiceOf({ turns, terms }: CallRecord, number: number) {
  const said = turns.find((each) => each.turn === number)
  return personSaying(terms, said?.speaker === 'buyer' ? said.by : undefined).voice
}

/** Says the buyer's turns as they come, one word after the other, until the rep cuts in. */
export function useBuyerVoice(call: CallRecord, aloud: boolean, actions: CallActions) {
  const [level] = useState(createVoiceLevel)
  const { saying, endedAt, reach, end } = useProgress(call)
  const turn = call.turns.find((each) => each.turn === call.toSay)?.turn ?? null
  const lineOf = (number: number) => call.turns.find((each) => each.turn === number)?.words ?? ''

  const start = (number: number) => {
    const line = lineOf(number)
    const words = wordsIn(line)
    return outputFor(aloud).say(line, voiceOf(call, number), {
      onWord(begun) {
        reach(number, begun)
        level.pulse(words[begun - 1] ?? '')
      },
      onEnd() {
        end(number, words.length)
        actions.spoken(number)
      },
    })
  }
  const engine = useEngine(turn, start)

  const begun = saying?.turn === turn ? saying.begun : 0
  const isSpeaking = turn !== null && !(saying?.turn === turn && !saying.isSaying)
  const stopAfter = (count: (line: readonly string[]) => number, tell: (turn: number, said: number) => void) => {
    if (!isSpeaking) return
    engine.current?.stop()
    const said = count(wordsIn(lineOf(turn)))
    end(turn, said)
    tell(turn, said)
  }
  return {
    level,
    saying,
    endedAt,
    isSpeaking,
    /** Shows the rest of the line at once: who reads faster than the captions come has cut nobody off. */
    finish: () =>
      stopAfter(
        (line) => line.length,
        (ended) => actions.spoken(ended),
      ),
    /** Stops the buyer where they are. Does nothing while they are quiet. */
    interrupt: () => stopAfter(() => begun, actions.interrupt),
  }
}

export type BuyerVoice = ReturnType<typeof useBuyerVoice>
