import { streamText, type FinishReason } from 'ai'
import {
  guessedTokens,
  type LanguageModel,
  type Tokens,
  type Writing,
  type WritingFailure,
  type WritingRequest,
} from '../language-model.ts'
import { vendorModel, type ModelAddress } from './vendors.ts'

// What the vendors' packages have to say of an option goes to the console otherwise, past the log.
globalThis.AI_SDK_LOG_WARNINGS = false

type SdkModel = Awaited<ReturnType<typeof vendorModel>>

/** A model reached through the AI SDK. */
export async function createAiSdkModel(address: ModelAddress): Promise<LanguageModel> {
  const model = await vendorModel(address)
  return { name: address.id, write: (request) => new Asking(request).answer(model) }
}

/** Some servers send back in their refusal what they were sent. */
const longestDetail = 200

/** One request to a model: what has come so far, and why it was broken off. */
class Asking {
  private text = ''
  private told: Partial<Tokens> = {}
  private broken: WritingFailure | null = null
  private readonly controller = new AbortController()
  private readonly stopped = Promise.withResolvers<void>()
  private readonly request: WritingRequest

  constructor(request: WritingRequest) {
    this.request = request
  }

  async answer(model: SdkModel): Promise<Writing> {
    const { signal, firstWordMs, totalMs } = this.request
    if (signal.aborted) return { state: 'failed', why: 'aborted', detail: 'Not asked', tokens: { read: 0, written: 0 } }
    const aborted = (): void => this.breakOff('aborted')
    signal.addEventListener('abort', aborted)
    const begun = setTimeout(() => this.text === '' && this.breakOff('slow'), firstWordMs)
    const done = setTimeout(() => this.breakOff('unfinished'), totalMs)
    try {
      // What stops the stream stops the waiting as well: a stream may take its time to notice.
      await Promise.race([this.read(model), this.stopped.promise])
      return this.outcome()
    } catch (error) {
      return this.failed(this.broken ?? 'failed', error instanceof Error ? error.message : String(error))
    } finally {
      clearTimeout(begun)
      clearTimeout(done)
      signal.removeEventListener('abort', aborted)
      this.controller.abort()
    }
  }

  /**
   * Reads the stream of parts, not that of texts: the latter ends without a word when the request was refused, and throws
   * when it broke.
   */
  private async read(model: SdkModel): Promise<void> {
    const { stream } = streamText({
      model,
      instructions: this.request.instructions,
      prompt: this.request.material,
      maxOutputTokens: guessedTokens(this.request.maxCharacters),
      maxRetries: 0,
      abortSignal: this.controller.signal,
      onError: () => undefined,
    })
    for await (const part of stream) {
      if (this.broken !== null) return
      if (part.type === 'error') throw part.error instanceof Error ? part.error : new Error(String(part.error))
      if (part.type === 'abort') throw new Error(`Aborted: ${String(part.reason)}`)
      if (part.type === 'text-delta') this.take(part.text)
      if (part.type === 'finish') this.end(part.finishReason, part.totalUsage)
    }
  }

  /** Cut at the length asked for is not finished, and what the vendor held back is no answer. */
  private end(reason: FinishReason, usage: Parameters<typeof toldOf>[0]): void {
    this.told = toldOf(usage)
    if (reason === 'length') this.broken ??= 'endless'
    if (reason === 'content-filter' || reason === 'error') this.broken ??= 'failed'
  }

  private take(text: string): void {
    this.text += text
    if (this.text.length > this.request.maxCharacters) this.breakOff('endless')
  }

  private breakOff(why: WritingFailure): void {
    this.broken ??= why
    this.controller.abort()
    this.stopped.resolve()
  }

  private outcome(): Writing {
    if (this.broken !== null) return this.failed(this.broken, `Broken off after ${this.text.length} letters`)
    if (this.text.trim() === '') return this.failed('empty', 'Nothing was said')
    return { state: 'written', text: this.text, tokens: this.tokens() }
  }

  private failed(why: WritingFailure, detail: string): Writing {
    return { state: 'failed', why, detail: detail.slice(0, longestDetail), tokens: this.tokens() }
  }

  private tokens(): Tokens {
    const { instructions, material } = this.request
    return {
      read: this.told.read ?? guessedTokens(instructions.length + material.length),
      written: this.told.written ?? guessedTokens(this.text.length),
    }
  }
}

/** Zero is what some servers say who don't count. */
const toldOf = (usage: { inputTokens: number | undefined; outputTokens: number | undefined }): Partial<Tokens> => ({
  ...(usage.inputTokens ? { read: usage.inputTokens } : {}),
  ...(usage.outputTokens ? { written: usage.outputTokens } : {}),
})
