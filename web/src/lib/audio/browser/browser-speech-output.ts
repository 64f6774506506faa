import type { SayingEvents, SpeechOutput, VoiceTraits } from '../speech.ts'
import { breathsOf, wordsBegunAt, wordsIn } from '../spoken-words.ts'
import { chooseVoice, engineSettings } from './choose-voice.ts'

/** An engine that has not begun after this long never will. */
const startWithinMs = 4000
/** Words without a boundary event appear at this pace, at rate 1; about 165 words a minute. */
const assumedMsPerWord = 360

/** True where the browser has a voice that could be used. Some list voices only some time after the page opened. */
export function hasSpeechOutput(): boolean {
  return 'speechSynthesis' in window && window.speechSynthesis.getVoices().some((voice) => voice.lang.startsWith('en'))
}

/** Tells when the browser's list of voices changes. */
export function onVoicesChanged(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {}
  window.speechSynthesis.addEventListener('voiceschanged', listener)
  return () => window.speechSynthesis.removeEventListener('voiceschanged', listener)
}

/** One line on its way through the engine, breath by breath. */
class BrowserSaying {
  readonly #breaths: readonly string[]
  readonly #voice: SpeechSynthesisVoice
  readonly #traits: VoiceTraits
  readonly #events: SayingEvents
  readonly #fallBack: (fromWord: number) => { stop(): void }
  #begun = 0
  #before = 0
  #timers: number[] = []
  #instead: { stop(): void } | null = null
  #over = false

  constructor(
    line: string,
    voice: SpeechSynthesisVoice,
    traits: VoiceTraits,
    events: SayingEvents,
    fallBack: (fromWord: number) => { stop(): void },
  ) {
    this.#breaths = breathsOf(line)
    this.#voice = voice
    this.#traits = traits
    this.#events = events
    this.#fallBack = fallBack
    window.speechSynthesis.cancel()
    this.#sayBreath(0)
  }

  stop() {
    this.#finish()
    this.#instead?.stop()
    window.speechSynthesis.cancel()
  }

  #sayBreath(index: number) {
    const breath = this.#breaths[index]
    if (breath === undefined) return this.#end()
    const utterance = new SpeechSynthesisUtterance(breath)
    const { pitch, rate } = engineSettings(this.#traits)
    Object.assign(utterance, { voice: this.#voice, lang: this.#voice.lang, pitch, rate })
    let boundaries = 0
    const giveUp = window.setTimeout(() => this.#fail(), startWithinMs)
    this.#timers.push(giveUp)
    utterance.onstart = () => {
      window.clearTimeout(giveUp)
      this.#reach(this.#before + 1)
      this.#guessUntilBoundary(breath, rate, () => boundaries)
    }
    utterance.onboundary = (event) => {
      if (event.name !== 'word') return
      boundaries += 1
      this.#reach(this.#before + wordsBegunAt(breath, event.charIndex))
    }
    utterance.onerror = () => this.#fail()
    utterance.onend = () => {
      if (this.#over) return
      this.#before += wordsIn(breath).length
      this.#reach(this.#before)
      this.#sayBreath(index + 1)
    }
    window.speechSynthesis.speak(utterance)
  }

  /** Some engines never say where they are: their words appear at an ordinary pace, and catch up at the breath's end. */
  #guessUntilBoundary(breath: string, rate: number, boundaries: () => number) {
    const count = wordsIn(breath).length
    const step = (word: number) => {
      if (this.#over || boundaries() > 0 || word > count) return
      this.#reach(this.#before + word)
      this.#timers.push(window.setTimeout(() => step(word + 1), assumedMsPerWord / rate))
    }
    this.#timers.push(window.setTimeout(() => step(2), assumedMsPerWord / rate))
  }

  #reach(begun: number) {
    if (this.#over || begun <= this.#begun) return
    this.#begun = begun
    this.#events.onWord(begun)
  }

  #fail() {
    if (this.#over) return
    this.#finish()
    window.speechSynthesis.cancel()
    this.#instead = this.#fallBack(this.#begun)
  }

  #end() {
    if (this.#over) return
    this.#finish()
    this.#events.onEnd()
  }

  #finish() {
    this.#over = true
    for (const timer of this.#timers) window.clearTimeout(timer)
  }
}

/** The browser's own voices; where one fails in the middle of a line, `captions` finishes it. */
export function browserSpeechOutput(captions: SpeechOutput): SpeechOutput {
  return {
    say(line, traits, events) {
      const voice = chooseVoice(window.speechSynthesis.getVoices(), traits)
      const rest = (from: number) =>
        captions.say(wordsIn(line).slice(from).join(' '), traits, {
          onWord: (begun) => events.onWord(from + begun),
          onEnd: events.onEnd,
        })
      return voice ? new BrowserSaying(line, voice, traits, events, rest) : rest(0)
    },
  }
}
