import { describe, expect, it } from 'vitest'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import { objectionFamilies } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../evaluation/casting.ts'
import { customerContent, objectionTemplates, referralContent } from '../generation/content/content.ts'
import { byTheBook } from './answers/by-the-book.ts'
import { plainlyAsked } from './answers/plainly-asked.ts'
import type { BuyerReply, CallSetup } from './index.ts'
import { played } from './played.fixture.ts'
import { voices } from './words/lines.ts'
import { worriedBy } from './worried-call.fixture.ts'

const comingBack = ['backToIt', 'worryAgain', 'stepPending', 'dayAside', 'decideFirst', 'namesFirstThis'] as const

describe('a line that comes back to a worry', () => {
  it.each(temperaments)('%s: names it, in all wordings but one', (temperament) => {
    const lists = [
      ...comingBack.map((key) => voices[temperament][key]),
      byTheBook['think-worry'][temperament],
      byTheBook['next-worry'][temperament],
      plainlyAsked['the-point'][temperament],
    ]
    for (const wordings of lists)
      expect(wordings.filter((wording) => !wording.includes('{worry}')).length).toBeLessThanOrEqual(1)
  })

  it('has nouns to name it with: short, without a stop, and with no capital but those of names', () => {
    const threads = objectionTemplates.flatMap((template) => template.threads)
    const complaints = [customerContent.promise, ...customerContent.troubles].map(({ complaint }) => complaint)
    for (const { called } of [...threads, ...complaints, ...customerContent.worries, ...referralContent.worries]) {
      expect(new Set(called).size).toBe(called.length)
      for (const name of called) {
        expect(name).toMatch(/^(?:\p{Ll}|\{system\}|IT\b)[^.?!:]*$/u)
        expect(name.split(' ').length).toBeLessThanOrEqual(9)
      }
    }
  })

  it('is filled in with them where a buyer is made', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      for (const { called = [] } of castCall(seed, 'cold-call', 'medium').persona.objections) {
        expect(called.length).toBeGreaterThanOrEqual(3)
        expect(called.filter((name) => /[{}]|^(?:The|A|Our|Getting)\b/.test(name))).toEqual([])
      }
    }
  })
})

const beside = [
  'How many of you would use it?',
  'Which system do you use today?',
  'How many sites have you got?',
  'Who runs that system for you?',
  'How many people are on your own team?',
  'Is there a lot of traffic on your way to work?',
]

const namesIn = ({ words }: BuyerReply, called: readonly string[]): string[] =>
  called.filter((name) => words.toLowerCase().includes(name.toLowerCase()))

function calledIn({ persona }: CallSetup): readonly string[] {
  return persona.objections[0]?.called ?? []
}

describe('somebody who is asked about other things over their worry', () => {
  const families = objectionFamilies.filter(
    (family) => !['complaint', 'discretion', 'no-need', 'send-something'].includes(family),
  )

  it.each(families)(
    '%s: reminds the rep twice at most, then tells it in full once, and lets the answer stand',
    (family) => {
      for (const seed of [4, 7]) {
        const setup = worriedBy(family, 'medium', seed)
        const { replies, mind } = played(setup, beside)
        const [worry] = setup.persona.objections
        const full = [...(worry?.explain ?? []), ...(worry?.say ?? [])]
        const reminders = Object.values(voices).flatMap(({ backToIt }) => backToIt)
        const again = Object.values(voices).flatMap(({ worryAgain }) => worryAgain)
        expect(mind.used.filter((text) => reminders.includes(text)).length).toBeLessThanOrEqual(2)
        expect(mind.used.filter((text) => again.includes(text)).length).toBeLessThanOrEqual(1)
        expect(replies.filter(({ words }) => full.some((text) => words.includes(text))).length).toBeLessThanOrEqual(2)
      }
    },
  )

  it('does not call it the same in two lines running', () => {
    for (const family of families) {
      const setup = worriedBy(family, 'medium')
      const called = calledIn(setup)
      const { replies } = played(setup, [...beside, 'Shall we say Thursday at ten, then?', 'Or Friday at two?'])
      const named = replies.map((reply) => namesIn(reply, called).toSorted((a, b) => b.length - a.length)[0])
      expect(named.filter((name, at) => at > 0 && name !== undefined && name === named[at - 1])).toEqual([])
    }
  })

  it('tells whoever asks for a day what stands in the way of it', () => {
    // Who has no time says what of the ask it is that has not changed.
    const nameless = families
      .filter((family) => family !== 'timing')
      .map((family) => worriedBy(family, 'medium'))
      .flatMap((setup) => {
        const [reply] = played(setup, ['Could we say Thursday at ten, then?']).replies
        return reply?.move === 'refuse-next-step' && namesIn(reply, calledIn(setup)).length === 0 ? [reply.words] : []
      })
    expect(nameless).toEqual([])
  })

  it('names nothing where nobody knows what to call it', () => {
    const setup = worriedBy('contract', 'medium')
    const [worry] = setup.persona.objections
    if (worry === undefined) throw new Error('no worry')
    const nameless = { ...setup, persona: { ...setup.persona, objections: [{ ...worry, called: [] }] } }
    const { replies } = played(nameless, [...beside, 'Could we say Thursday at ten, then?'])
    for (const { words } of replies) expect(words).not.toMatch(/[{}]/)
  })
})
