import { nextStepDetail } from '../../acts/details.ts'
import type { HeardTurn } from './heard-call.ts'
import { heardSentences } from './words.ts'
import { clock, saysYesIn } from './yes-words.ts'

/** Words with which a yes moves the time: "Make it three", "Friday would be better". */
const moving =
  /\b(make (it|that)|let['’]?s (say|make)|better|rather|only (at|after|from)|how about|say|you(?:['’]ll| will) (?:have|get) it)\b/iu

/** The day on which something is sent or written down is not the day on which they meet. */
const onPaper = /\b(send|e-?mail|invite|invitation|diary|calendar|let (you|me) know|tell (him|her|them))\b/iu

/** "Four, after the school run", "but ten works": an hour that the sentence is about, with no "at" before it. */
const hourFirst = new RegExp(
  String.raw`^\W*(?:(?:yes|yeah|aye|okay|ok|sure|right|good|go on|then|and|let's say|make it)\b[,.: ]*)*(${clock})(?=\W*$|[,.;!]| (?:works|suits|is|it is|then|i can|we can|would|at|on|sharp)\b|['’]s\b)`,
  'iu',
)

/** "The twelfth's a holiday. Thirteenth." */
const bareOrdinal =
  /^\W*(\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\p{L}+teenth|twentieth|thirtieth)\W*$/iu

type Moved = { day: string | null; time: string | null }

/** What a sentence of the buyer says of when, or null. What they can't do stands before the "but". */
function movedIn(sentence: string): Moved | null {
  const other = bareOrdinal.exec(sentence)?.[1]
  if (other !== undefined) return { day: `the ${other.toLowerCase()}`, time: null }
  const moves = moving.test(sentence)
  if (sentence.trimEnd().endsWith('?') || (!moves && (onPaper.test(sentence) || !saysYesIn([sentence])))) return null
  const accepted = sentence.split(/\bbut\b/iu).at(-1) ?? sentence
  const detail = nextStepDetail(accepted)
  const time = detail.time?.text ?? hourFirst.exec(accepted)?.[1] ?? null
  const day = detail.day?.text ?? null
  return day === null && time === null ? null : { day, time }
}

const bare = (text: string): string => text.toLowerCase().replace(/^(?:on |this |at )?(?:the )?/u, '')

/** "Thursday" is "on Thursday morning" again. */
function isSame(said: string | null | undefined, asked: string | undefined): boolean {
  return !said || (asked !== undefined && bare(asked).startsWith(bare(said).replace(/s$/u, '')))
}

type When = { when: string | null; agreed: HeardTurn | null }

/** When it will be: as the buyer's yes sets it, if it does. */
export function whenAgreed({ when, agreed }: When): string | null {
  if (agreed === null) return when
  const moved = heardSentences(agreed).flatMap(({ start, end }) => movedIn(agreed.heard.slice(start, end)) ?? [])
  const said = { day: moved.find(({ day }) => day !== null)?.day, time: moved.find(({ time }) => time !== null)?.time }
  const asked = nextStepDetail(when ?? '')
  const sameDay = isSame(said.day, asked.day?.text)
  if (sameDay && isSame(said.time, asked.time?.text)) return when
  const day = sameDay ? (asked.day?.text ?? said.day) : said.day
  const time = said.time ?? (sameDay ? asked.time?.text : undefined)
  if (!day) return time ?? when
  // "Monday afternoon" has its time in it.
  if (time !== undefined && day.toLowerCase().includes(bare(time))) return day
  return time ? `${day} at ${time.replace(/^[\p{Lu}]/u, (letter) => letter.toLowerCase())}` : day
}
