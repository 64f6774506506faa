import { callTypeTraits } from '../call-types/call-types.ts'
import { withoutStamp } from '../buyer/stamps.ts'
import { inFull } from '../buyer/formal-speech.ts'
import type { CallSetup } from '../buyer/setup.ts'
import { namesKeys } from '../buyer/words/line-keys.ts'
import { voices } from '../buyer/words/lines.ts'
import { referralContent } from '../generation/content/content.ts'
import type { RepKind } from './scripted-reps.ts'

type NamesKey = (typeof namesKeys)[number]

/** How customers put things who are asked for names: a rep who has asked many knows the phrases, whatever is filled in. */
const phrases: readonly { key: NamesKey; pattern: RegExp }[] = Object.values(voices).flatMap((voice) =>
  namesKeys.flatMap((key) =>
    voice[key].map((wording) => {
      const source = withoutStamp(wording)
        .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
        .replaceAll(/\{\w+\}/g, '.+?')
      return { key, pattern: new RegExp(source) }
    }),
  ),
)

/** What customers fear for the people they name, as some of them say it. */
const worries = referralContent.worries.flatMap(({ say, deeper }) => [...say, ...deeper].map(inFull))

/** What a rep answers, by the names of their lines. */
const answerTo: Partial<Record<NamesKey, string>> = { namesWhoMeant: 'who', namesOneFirst: 'plan' }
/** Who hears that nobody comes to mind, and says whom they mean; the others only ask again. */
const saysMore: ReadonlySet<RepKind> = new Set<RepKind>(['excellent', 'good', 'average'])

/** The customer is naming somebody, whatever else the words sound like. */
export function namesSomebodyNow(words: string): boolean {
  return phrases.some(({ key, pattern }) => (key === 'nameLead' || key === 'nameNext') && pattern.test(words))
}

/** What a rep does next who is after names; null where the buyer's words call for nothing of the kind. */
export function namesStep(kind: RepKind, { type }: CallSetup, words: string): string | null {
  if (!callTypeTraits[type].aboutNames) return null
  if (worries.some((worry) => inFull(words).includes(worry))) return 'safe'
  const heard = phrases.find(({ pattern }) => pattern.test(words))?.key
  if (heard === undefined) return null
  if (heard === 'namesVague' && saysMore.has(kind)) return 'who'
  return answerTo[heard] ?? null
}
