import { pick } from '../buyer/random.ts'
import type { Dice } from '../buyer/random.ts'
import type { CallSetup } from '../buyer/setup.ts'
import type { BargainNotes } from './bargaining-rep.ts'
import type { DecisionNotes } from './deciding-rep.ts'
import { partsOfPlan } from './rep-plan.ts'
import { carriedOn, echoOf, inOneBreath, sentence, tieTo } from './rep-wording.ts'
import type { MeetingDay } from './rep-wording.ts'
import type { RepKind } from './scripted-reps.ts'

/** What a scripted rep keeps in mind of the call. */
export type RepState = {
  type: CallSetup['type']
  dice: Dice
  used: Set<string>
  stage: number
  notes: string[]
  exploring: boolean
  /** The objection last heard, for when the buyer comes back to it. */
  family: string | null
  steps: number
  objections: number
  agreed: boolean
  /** The day this rep proposes, and from then on the one that the buyer wanted instead. */
  when: MeetingDay
  last: string
  /** The last line wanted a yes: it asked something, or named the day. */
  asked: boolean
  bargain: BargainNotes
  decision: DecisionNotes
}

/** What a rep means to say, by the name of their lines, and the wordings of it. */
export type Choice = { key: string; texts: readonly string[] }

/** What is filled in goes on with the sentence. */
const beginsSmall = /[:,] \{notes\}|\b(?:is|that) \{notes\}/

/** One of the wordings, not said before in this call, with its parts filled in. */
export function lineOf(
  kind: RepKind,
  setup: CallSetup,
  state: RepState,
  choice: Choice,
  more: Readonly<Record<string, string>>,
): string {
  const open = choice.texts.filter((text) => !state.used.has(text))
  // Out of fresh wordings: say it with a small change, as people do, rather than word for word.
  const chosen =
    open.length > 0
      ? pick(state.dice, open)
      : `${pick(state.dice, ['So, ', 'Like I said, ', 'Again, ', 'Honestly, '])}${carriedOn(pick(state.dice, choice.texts))}`
  state.used.add(chosen)
  const { persona, rep } = setup
  const note = state.notes.at(-1)
  // What a line has no room for is not thrown for: the dice belong to what is said.
  const has = (part: string): boolean => chosen.includes(`{${part}}`)
  const summed = has('notes') ? inOneBreath(state.dice, state.notes.slice(-2)) : ''
  const tied = state.last === 'recap' ? undefined : note
  const parts: Record<string, string> = {
    ...persona.vocabulary,
    ...partsOfPlan(setup),
    me: rep.firstName,
    company: rep.companyName,
    buyer: persona.firstName,
    theirCompany: persona.company.name,
    product: rep.product?.name ?? rep.companyName,
    does:
      rep.product === null
        ? `With us, a change in ${persona.vocabulary['area'] ?? 'the work'} takes your ${persona.vocabulary['workers'] ?? 'people'} minutes instead of hours.`
        : sentence(rep.product.whatItDoes),
    echo: has('echo') ? echoOf(kind, state.dice, note) : '',
    ...state.when,
    notes: beginsSmall.test(chosen) ? carriedOn(summed) : summed,
    tie: tied !== undefined || has('tie') ? tieTo(state.dice, tied) : '',
    painNote: note === undefined ? 'what you told me' : 'that',
    ...more,
  }
  return chosen
    .replaceAll(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
