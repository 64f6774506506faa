import type { Listening, ListeningEvents, ListeningFailure, SpeechInput } from '../speech.ts'

/** The rep has paused: a line ends this long after the last word heard. */
const pauseMs = 900

/** The part of the browser's recognition that is used; its types are not among TypeScript's own. */
interface Recognition {
  continuous: boolean
  interimResults: boolean
  lang: string
  start(): void
  abort(): void
  onresult: ((event: RecognitionEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
}
interface RecognitionEvent {
  resultIndex: number
  results: ArrayLike<{ isFinal: boolean; 0: { transcript: string } }>
}
type RecognitionMaker = new () => Recognition

/** The browser's recognition under whichever name it has it. */
function recognitionMaker(): RecognitionMaker | null {
  const found: unknown =
    Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition') ?? null
  // A constructor's type can't be parsed; that it is a function is all there is to check.
  return typeof found === 'function' ? (found as RecognitionMaker) : null
}

export const hasSpeechInput = (): boolean => recognitionMaker() !== null

const failures: Partial<Record<string, ListeningFailure>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'no-microphone',
  network: 'no-connection',
}

class BrowserListening implements Listening {
  readonly #events: ListeningEvents
  readonly #recognition: Recognition
  #final = ''
  #interim = ''
  #pause = 0
  #over = false

  constructor(Maker: RecognitionMaker, events: ListeningEvents) {
    this.#events = events
    this.#recognition = new Maker()
    Object.assign(this.#recognition, { continuous: true, interimResults: true, lang: 'en-GB' })
    this.#recognition.onresult = (event) => this.#onResult(event)
    this.#recognition.onerror = ({ error }) => this.#onError(error)
    // Engines stop by themselves after a while; listening goes on until it is stopped here.
    this.#recognition.onend = () => !this.#over && this.#start()
    this.#start()
  }

  stop() {
    this.#over = true
    window.clearTimeout(this.#pause)
    this.#recognition.abort()
  }

  #start() {
    try {
      this.#recognition.start()
    } catch {
      // It was running already.
    }
  }

  #onResult(event: RecognitionEvent) {
    this.#interim = ''
    for (const result of Array.from(event.results).slice(event.resultIndex)) {
      if (result.isFinal) this.#final = `${this.#final} ${result[0].transcript}`.trim()
      else this.#interim = `${this.#interim} ${result[0].transcript}`.trim()
    }
    const heard = `${this.#final} ${this.#interim}`.trim()
    if (!heard) return
    this.#events.onHearing(heard)
    window.clearTimeout(this.#pause)
    this.#pause = window.setTimeout(() => this.#endLine(), pauseMs)
  }

  #endLine() {
    const line = `${this.#final} ${this.#interim}`.trim()
    // A word that is not final could still come again as a final one: a fresh start keeps it from counting twice.
    if (this.#interim) this.#recognition.abort()
    this.#final = ''
    this.#interim = ''
    if (line) this.#events.onLine(line)
  }

  #onError(error: string) {
    const failure = failures[error]
    if (!failure || this.#over) return
    this.stop()
    this.#events.onFailure(failure)
  }
}

/** The browser's speech recognition, or null where it has none. */
export function browserSpeechInput(): SpeechInput | null {
  const Maker = recognitionMaker()
  return Maker && { listen: (events) => new BrowserListening(Maker, events) }
}
