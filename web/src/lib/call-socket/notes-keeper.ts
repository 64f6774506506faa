import { backoffMs } from './backoff.ts'
import type { CallSocketNeeds } from './call-socket.ts'

interface Way {
  /** Hands notes to the socket; false while it stands not. */
  send: (notes: string) => boolean
  onSaved: (notes: string) => void
}

/** Sees to it that the rep's notes reach the server: by the call's socket, and once that is over by the endpoint. */
export class NotesKeeper {
  readonly #needs: Pick<CallSocketNeeds, 'keepNotes' | 'after' | 'chance'>
  readonly #way: Way
  /** The newest notes that the server is not known to have. */
  #unsaved: string | null = null
  /** Sent on this connection and not answered; the server answers in order. */
  #unanswered = 0
  #isSocketOver = false
  #isLeft = false
  #attempt = 0
  #cancelRetry = () => {}

  constructor(needs: Pick<CallSocketNeeds, 'keepNotes' | 'after' | 'chance'>, way: Way) {
    this.#needs = needs
    this.#way = way
  }

  save(notes: string) {
    this.#unsaved = notes
    this.#bring(notes)
  }

  onJoined() {
    this.#unanswered = 0
    if (this.#unsaved !== null) this.#bring(this.#unsaved)
  }

  onAnswer() {
    this.#unanswered -= 1
    if (this.#unanswered === 0) this.#saved()
  }

  onSocketOver() {
    this.#isSocketOver = true
    if (this.#unsaved !== null) this.#bring(this.#unsaved)
  }

  /** The page is going: what is not saved is tried once more and then given up. */
  leave() {
    this.#isLeft = true
    this.#cancelRetry()
    this.onSocketOver()
  }

  #bring(notes: string) {
    if (this.#way.send(notes)) this.#unanswered += 1
    else if (this.#isSocketOver) void this.#put(notes)
  }

  async #put(notes: string) {
    this.#cancelRetry()
    try {
      const isKept = await this.#needs.keepNotes(notes)
      if (isKept && this.#unsaved === notes) this.#saved()
    } catch {
      if (this.#isLeft || this.#unsaved !== notes) return
      const wait = backoffMs(this.#attempt++, this.#needs.chance())
      this.#cancelRetry = this.#needs.after(wait, () => void this.#put(notes))
    }
  }

  #saved() {
    const notes = this.#unsaved
    this.#unsaved = null
    this.#attempt = 0
    if (notes !== null) this.#way.onSaved(notes)
  }
}
