import { sourceWords } from './line-sources.ts'
import type { DraftedSentence } from './product-form.ts'

/** Where the sentences of a field were taken from, each with its own source. */
export function LineSources({ label, sentences }: { label: string; sentences: readonly DraftedSentence[] }) {
  if (sentences.length === 0) return null
  return (
    <div className="-mt-2 text-small text-ink-2">
      <p>Taken word for word. Check it.</p>
      <ul aria-label={`Sources of “${label}”`}>
        {sentences.map((sentence) => (
          <li key={`${sentence.line} ${sentence.text}`} className="flex justify-between gap-3">
            <q className="min-w-0 truncate">{sentence.text}</q>
            <span className="shrink-0">{sourceWords(sentence)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
