import type { BuyerProfile } from '@ringside/contract/pipeline/buyer-profile'
import { judgedFrom } from '../../acts/confidence.ts'
import { isNamed, namesSelf } from '../../speech/naming.ts'
import { belittles } from '../../speech/no-asking.ts'
import { anyOf } from '../../speech/ways.ts'
import { oncePer } from '../once.ts'
import { actIn, meaningOf } from '../perceive.ts'
import type { Heard } from '../perceive.ts'
import type { CallSetup, Gatekeeper } from '../setup.ts'
import * as ways from './ways.ts'

/** Small things that anybody at a desk can answer, whatever else they have been told. */
export const smallAsked = ['mainLine', 'assistant', 'advice', 'aboutMe'] as const
export type SmallAsked = (typeof smallAsked)[number]

/** What whoever answers for somebody takes in of one line. */
export type DeskHeard = {
  /** Names told in this line. */
  name: boolean
  firstName: boolean
  company: boolean
  /** How good a reason the line holds: 0 none, 1 one, 2 one that is about this company. */
  reason: 0 | 1 | 2
  /** A reason meant to keep somebody from asking. */
  evades: boolean
  /** Says that there is an appointment, or an acquaintance. */
  claims: boolean
  /** Goes round them, or over their head. */
  goesAround: boolean
  pitches: boolean
  courteous: boolean
  /** Asks whether the persona is in, which is told to who has said their name. */
  there: boolean
  /** Calls them by their name. */
  byName: boolean
  asks: Record<
    'through' | 'when' | 'direct' | 'looksAfter' | 'message' | 'address' | 'name' | 'well' | 'help' | SmallAsked,
    boolean
  >
}

const source = (list: Parameters<typeof anyOf>[0]): RegExp => anyOf(list, 'u')

const patterns = {
  through: source(ways.throughWays),
  claims: source(ways.claimWays),
  evades: source(ways.evasiveWays),
  around: source(ways.aroundWays),
  courtesy: source(ways.courtesyWays),
  reason: source(ways.deskReasonWays),
  when: source(ways.whenWays),
  direct: source(ways.directWays),
  looksAfter: source(ways.looksAfterWays),
  message: source(ways.messageWays),
  address: source(ways.addressWays),
  name: source(ways.nameWays),
  mainLine: source(ways.mainLineWays),
  assistant: source(ways.assistantWays),
  advice: source(ways.adviceWays),
  aboutMe: source(ways.aboutMeWays),
  there: source(ways.thereWays),
  well: source(ways.wellWays),
  help: source(ways.helpWays),
}

/** What the company does and who the persona is, by the words that name it. */
const ofTheCompany = oncePer((persona: BuyerProfile): ReadonlySet<string> => {
  const { vocabulary, company, title, department } = persona
  return meaningOf(
    [
      ...Object.values(vocabulary),
      company.name,
      company.industry,
      company.subIndustry,
      company.location,
      title,
      department,
    ].join(' '),
  )
})

/** How many words of a line speak of this company or of the persona's work. */
export function tiesIn({ stems }: Heard, persona: BuyerProfile): number {
  const own = ofTheCompany(persona)
  return [...stems].filter((stem) => own.has(stem)).length
}

/** Seen, read or heard of the company: homework, whatever it was about. */
const homework =
  /\b(?:noticed|saw|seen|read|heard|spotted|congratulations|just (?:added|opened|bought|hired|moved)|you(?:'re| are) (?:hiring|growing|opening|moving|expanding))\b/

/** Speaks of this company, and not of companies like it. */
const ofThem = /\byour (?!name|time|help|interest|colleague)\p{L}+/u

const fewestReasonWords = 6

function reasonIn(heard: Heard, persona: BuyerProfile): 0 | 1 | 2 {
  if (heard.wordCount < fewestReasonWords || !patterns.reason.test(heard.plain)) return 0
  const ties = tiesIn(heard, persona)
  const aboutThem = isNamed(heard.words, persona.company.name) || homework.test(heard.plain)
  return (aboutThem && ties >= 1) || (ties >= 2 && ofThem.test(heard.plain)) ? 2 : 1
}

const selling = ['pitch', 'value', 'social_proof', 'pricing'] as const
/** A sentence of what is sold belongs to a reason; more is a pitch to somebody who buys nothing. */
const mostPitchWords = 34

function isPitch(heard: Heard, reason: number): boolean {
  const sells = selling.some((act) => actIn(heard, act, judgedFrom) !== undefined)
  return sells && (reason === 0 ? heard.wordCount > 8 : heard.wordCount > mostPitchWords && reason < 2)
}

/** Takes in a line said at the desk of `gatekeeper`. */
export function hearAtDesk(setup: CallSetup, gatekeeper: Gatekeeper, heard: Heard): DeskHeard {
  const { plain, words } = heard
  const { persona, rep } = setup
  const evades = patterns.evades.test(plain)
  const found = evades ? 0 : reasonIn(heard, persona)
  const firstName = isNamed(words, rep.firstName)
  const company =
    isNamed(words, rep.companyName) || /\b(?:calling|ringing|here|i'm|am|phoning) (?:from|with)\b/.test(plain)
  return {
    name: firstName || namesSelf(words) || (company && /\b(?:this is|my name|i'm|it's)\b/.test(plain)),
    firstName,
    company,
    reason: found,
    evades,
    claims: patterns.claims.test(plain),
    goesAround: patterns.around.test(plain) || belittles(words),
    pitches: isPitch(heard, found),
    courteous: patterns.courtesy.test(plain),
    there: patterns.there.test(plain),
    byName: isNamed(words, gatekeeper.firstName),
    asks: {
      through: patterns.through.test(plain),
      when: patterns.when.test(plain),
      direct: patterns.direct.test(plain),
      looksAfter: patterns.looksAfter.test(plain),
      message: patterns.message.test(plain),
      address: patterns.address.test(plain),
      name: patterns.name.test(plain),
      mainLine: patterns.mainLine.test(plain),
      assistant: patterns.assistant.test(plain),
      advice: patterns.advice.test(plain),
      aboutMe: patterns.aboutMe.test(plain),
      well: patterns.well.test(plain),
      help: patterns.help.test(plain),
    },
  }
}

const good = {
  expected: source(ways.honestNoWays),
  takesUp: source(ways.takesUpWays),
  role: source(ways.roleWays),
}
const fewestAnswerWords = 6

/** "He isn't expecting me", "we haven't spoken": said of the two, asked or not. */
const noAppointment =
  /\b(?:isn't|is not|aren't|not|won't be|doesn't|hasn't|haven't|never)(?: \w+)? (?:expecting|spoken|met|know me|heard of (?:me|us))\b|\bout of the blue\b/

/** The rep says that nobody waits for this call. */
export function deniesAppointment({ plain }: Heard): boolean {
  return noAppointment.test(plain)
}

/** Whether a line answers what was asked before putting through, honestly and to the point. */
export function answersTest(
  test: 'expected' | 'email' | 'happy' | 'why',
  heard: Heard,
  atDesk: DeskHeard,
  persona: BuyerProfile,
): boolean {
  if (atDesk.pitches || atDesk.goesAround || atDesk.evades) return false
  if (test === 'expected') return good.expected.test(heard.plain)
  if (heard.wordCount < fewestAnswerWords) return false
  const reasoned = atDesk.reason === 2 || (atDesk.reason > 0 && tiesIn(heard, persona) > 0)
  if (test === 'why') return good.role.test(heard.plain) || reasoned
  return good.takesUp.test(heard.plain) || heard.acknowledges !== null || reasoned
}
