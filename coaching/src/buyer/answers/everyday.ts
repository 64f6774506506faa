import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { BuyerProfile } from '@ringside/contract/pipeline/buyer-profile'
import { recapOf } from '../../acts/details.ts'
import { plainText } from '../../acts/tokens.ts'
import { count, hasGiven } from '../mind.ts'
import { actIn, meaningOf } from '../perceive.ts'
import { oncePer } from '../once.ts'
import { isOwnersMatter, ownWorryIn } from '../heard/own-worry.ts'
import type { Heard } from '../perceive.ts'
import { diceFor, pick } from '../random.ts'
import { line, maybe, say, unsaid } from '../speak.ts'
import type { Fillings } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { tell } from '../telling.ts'
import everydayFile from '../words/everyday.json' with { type: 'json' }

/** Answers in the manner of one temperament. */
export const voicedSchema = z.partialRecord(temperamentSchema, z.array(z.string().min(1)).min(2))

/**
 * Things anybody at work can be asked and answers without thinking: the parking, the phones, how long they have been
 * there. No fact of the company holds them, and nothing is won by them; only silence or a neighbouring fact would be odd.
 */
const everydaySchema = z.array(
  z.object({
    id: z.string(),
    /** Who the answer belongs to: all people of a company say the same about it, and about the place it is in. */
    of: z.enum(['person', 'place', 'company']),
    /** Only for those at the top of the company, or only for everybody else. */
    who: z.enum(['top', 'rest']).optional(),
    private: z.literal(true).optional(),
    /** A word of the trade in it makes it a question about their work: shifts are no small thing at a staffing firm. */
    mayBeTrade: z.literal(true).optional(),
    /** Nothing to do with business. */
    idle: z.literal(true).optional(),
    /** The answer is a polite no. */
    declines: z.literal(true).optional(),
    /** A fact that answers it better, if it has not been told yet. */
    tells: z.string().optional(),
    asked: z.array(z.string().min(1)).min(1),
    answers: z.array(z.string().min(1)),
    /**
     * The same in each manner. What only concerns the person is theirs alone; what holds for the place or the company
     * is the answers, one for one and in their order, so that all its people say the same thing, each in their own way.
     */
    voiced: voicedSchema.optional(),
  }),
)
export type Everyday = z.infer<typeof everydaySchema>[number]
export const everydayMatters: readonly Everyday[] = everydaySchema.parse(everydayFile)

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Names inside a pattern stand for those of this buyer. One that they have not matches nothing. */
function patternFor(pattern: string, persona: BuyerProfile): RegExp {
  const { vocabulary, company, colleagues } = persona
  const named: Record<string, string> = {
    system: escaped((vocabulary['system'] ?? '').toLowerCase()),
    kindWords: escaped((vocabulary['kind'] ?? '').toLowerCase()),
    company: escaped(company.name.toLowerCase()),
    colleagues: colleagues.map(({ name }) => escaped(name.split(' ')[0]?.toLowerCase() ?? '')).join('|'),
    jobs: escaped((vocabulary['jobs'] ?? '').toLowerCase()),
    workers: escaped((vocabulary['workers'] ?? '').toLowerCase()),
    crew: escaped((vocabulary['crew'] ?? '').toLowerCase()),
    peers: escaped((vocabulary['peers'] ?? '').toLowerCase()),
    customers: escaped((vocabulary['customers'] ?? '').toLowerCase()),
  }
  return new RegExp(
    pattern.replaceAll(/\{(\w+)\}/g, (whole, part: string) => {
      const value = named[part]
      // Counts such as {0,20} are no names.
      return value === undefined ? whole : value === '' ? '(?!)' : `(?:${value})`
    }),
  )
}

/** Patterns of the word files that name nothing of a buyer's: compiled once for all. */
const common = new Map<string, RegExp>()

function compiled(pattern: string, persona: BuyerProfile): RegExp {
  if (/\{[a-z]/i.test(pattern)) return patternFor(pattern, persona)
  const shared = common.get(pattern) ?? patternFor(pattern, persona)
  common.set(pattern, shared)
  return shared
}

/** The ways to ask one thing, `asked` of the word files, as this buyer would hear them. */
export const patternsFor = oncePer((persona: BuyerProfile) =>
  oncePer((asked: readonly string[]): readonly RegExp[] => asked.map((pattern) => compiled(pattern, persona))),
)

const top = /\b(?:ceo|owner|founder|president|managing director|chief executive)\b/i

/** Their work, what goes wrong in it and what that costs, in the words they have for it. */
const tradeOf = oncePer(({ vocabulary, facts }: BuyerProfile) => {
  const { workers = '', crew = '', units = '', jobs = '', area = '', pain = '' } = vocabulary
  const trouble = facts.filter(({ topic }) => topic === 'pain' || topic === 'impact').map(({ summary }) => summary)
  return new Set([
    ...meaningOf([workers, crew, units, jobs, area, pain].join(' ')),
    ...trouble.flatMap((text) => [...meaningOf(text)]),
  ])
})

function isOfTrade(persona: BuyerProfile, said: string): boolean {
  const trade = tradeOf(persona)
  return [...meaningOf(said)].some((stem) => trade.has(stem))
}

const mostWords = 34
const fewWords = 8

/** Those that this person can be asked after, each with the ways to do so. */
const mattersOf = oncePer((persona: BuyerProfile) => {
  const level = top.test(persona.title) ? 'top' : 'rest'
  return everydayMatters
    .filter(({ who }) => who === undefined || who === level)
    .map((matter) => ({ matter, ways: patternsFor(persona)(matter.asked) }))
})

const matterFor = oncePer((persona: BuyerProfile) => oncePer((heard: Heard) => findMatter(persona, heard)))

/** The everyday matter a turn asks after, if it does. */
export function everydayIn(persona: BuyerProfile, heard: Heard): Everyday | null {
  return matterFor(persona)(heard)
}

/** Asked of nothing at work, whatever words of work are in it. */
const fancies: ReadonlySet<string> = new Set(['origin', 'rep-career', 'as-something-else'])

function findMatter(persona: BuyerProfile, heard: Heard): Everyday | null {
  if (heard.wordCount > mostWords || (!heard.asks && !heard.plain.includes('?') && heard.wordCount > fewWords))
    return null
  const plain = plainText(heard.question)
  const found = mattersOf(persona).find(({ matter: { id, mayBeTrade }, ways }) =>
    ways.some((way) => {
      // "If it was an animal, which one?": the fancy stands before its question.
      const match = way.exec(plain) ?? (fancies.has(id) ? way.exec(heard.plain) : null)
      return match !== null && !isOwnersMatter(persona, match[0]) && !(mayBeTrade && isOfTrade(persona, match[0]))
    }),
  )?.matter
  // What the owner of the segment expects them to worry about is there, whatever companies have in general.
  return found === undefined || (found.of !== 'person' && ownWorryIn(persona, heard) !== null) ? null : found
}

/** Nothing to do with any worry of theirs: asking it passes nothing over. */
export function isBeside(persona: BuyerProfile, heard: Heard): boolean {
  const matter = everydayIn(persona, heard)
  return matter !== null && matter.of !== 'company'
}

/** Which of a matter's answers is true here, the same on every call. */
function answerOf({ persona }: Scene, { id, of, answers, voiced }: Everyday): string {
  const own = voiced?.[persona.temperament]
  if (of === 'person') return pick(diceFor(0, `${persona.personaId}:${id}`), own ?? answers)
  const truth = pick(diceFor(0, `${persona.company.name}:${id}`), [...answers.keys()])
  return own?.[truth] ?? answers[truth] ?? ''
}

/** Names and words that everyday answers may speak of. */
export function everydayWords({ persona }: Scene): Fillings {
  const { vocabulary, colleagues, company } = persona
  const firstNameOf = (title: RegExp): string | undefined =>
    colleagues.find((colleague) => title.test(colleague.title))?.name.split(' ')[0]
  const lead = firstNameOf(new RegExp(`\\b${escaped(vocabulary['lead'] ?? 'lead')}$`, 'i'))
  const it = firstNameOf(/\bin IT$/)
  const named = {
    lead: lead ?? colleagues[0]?.name.split(' ')[0],
    it: it ?? 'IT',
    area: vocabulary['area'],
    crew: vocabulary['crew'],
    workers: vocabulary['workers'],
    customers: vocabulary['customers'],
    system: vocabulary['system'],
    tool: vocabulary['tool'],
    peak: vocabulary['peak'],
    per: vocabulary['per'],
    location: company.location,
    // "We're in other" says nobody.
    industry:
      company.industry === 'Other'
        ? (vocabulary['market'] ?? 'local services')
        : company.industry.replace(' & ', ' and ').toLowerCase(),
  }
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined && value !== ''))
}

/** The same, with somebody else in the place of a colleague whom the question names: "who has it when he isn't in?". */
export function besidesNamed(scene: Scene, { text }: { text: string }): Fillings {
  const words = everydayWords(scene)
  const isNamed = (name: string): boolean => new RegExp(`\\b${escaped(name.toLowerCase())}\\b`).test(text.toLowerCase())
  if (words['lead'] === undefined || !isNamed(words['lead'])) return words
  const firsts = scene.persona.colleagues.map(({ name }) => name.split(' ')[0] ?? name)
  const other = firsts.find((first) => !isNamed(first))
  return other === undefined ? words : { ...words, lead: other }
}

/** Says one wording, even if it was said before: then with a word about that. */
export function sayAgain(scene: Scene, wording: string): Plan['pieces'] {
  const { mind } = scene
  const words = everydayWords(scene)
  const first = unsaid(scene, [wording], words)
  if (first !== null) return [plainPiece(first)]
  // What this person cannot say was not said before either.
  if (!mind.used.includes(wording)) return []
  const lead = line(scene, 'leadAgain')
  mind.used = mind.used.filter((used) => used !== wording)
  const text = unsaid(scene, [wording], words)
  return [...(lead === null ? [] : [plainPiece(lead)]), ...(text === null ? [] : [plainPiece(text)])]
}

/** Somebody who is asked idle things again and again leads back to why the rep has called. */
function leadBack(scene: Scene, { idle }: Everyday): Plan['pieces'] {
  if (idle !== true || count(scene.mind, 'idle') < 2) return []
  return maybe(scene, 0.6, 'steerBack')
}

function answerMatter(scene: Scene, matter: Everyday): Plan | null {
  const { mind, persona } = scene
  if (matter.private === true) return { move: 'deflect', pieces: [say(scene, ['privateMatter', 'deflect'])] }
  const better = persona.facts.find(({ id }) => id === matter.tells)
  const told = better === undefined || hasGiven(mind, better.id) ? null : tell(scene, better)
  if (told !== null) return told
  mind.topic = `everyday:${matter.id}`
  const pieces = sayAgain(scene, answerOf(scene, matter))
  if (pieces.length === 0) return null
  return {
    move: matter.declines === true ? 'deflect' : 'answer-plain',
    pieces: [...pieces, ...leadBack(scene, matter)],
  }
}

/** The answer of whoever is asked after this, in whatever words. Null where this person is not asked after it. */
export function answerEveryday(scene: Scene, id: string): Plan | null {
  const found = mattersOf(scene.persona).find(({ matter }) => matter.id === id)
  return found === undefined || isOwnersMatter(scene.persona, scene.heard.plain)
    ? null
    : answerMatter(scene, found.matter)
}

/** An everyday question gets its short, plain answer. */
export function meetEveryday(scene: Scene): Plan | null {
  const { heard, persona } = scene
  const busyWithMore = (['next_step', 'pricing', 'pitch', 'value'] as const).some((act) => actIn(heard, act))
  const matter = busyWithMore || (heard.wordCount >= 15 && recapOf(heard.words)) ? null : everydayIn(persona, heard)
  return matter === null ? null : answerMatter(scene, matter)
}

/** The same, while no worry of theirs is on the table. */
export function meetEverydayFirst(scene: Scene): Plan | null {
  return scene.mind.pending === null ? meetEveryday(scene) : null
}

/** "If your warehouse was an animal?" is answered as what it is, and with no story of the warehouse. */
export function meetFancy(scene: Scene): Plan | null {
  const { mind, traits, persona, heard } = scene
  if (mind.pending !== null || (mind.phase === 'opening' && !traits.expected)) return null
  const matter = everydayIn(persona, heard)
  return matter !== null && fancies.has(matter.id) ? answerMatter(scene, matter) : null
}

/** Small talk before the subject, on a call that was arranged: it is answered before anything else. */
export function meetEarly(scene: Scene): Plan | null {
  const { mind, traits } = scene
  if (mind.phase !== 'opening' || mind.pending !== null) return null
  return !traits.expected && !mind.knows.reason ? null : meetEveryday(scene)
}
