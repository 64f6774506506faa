import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import type { GeneratedAccount } from './account-schema.ts'
import { factTemplates } from './content/content.ts'
import type { FactTemplate } from './content/content.ts'
import { drawn } from './drawn.ts'
import { fillCue, fillTemplate, inThirdPerson } from './fill.ts'
import type { Values } from './fill.ts'
import { ownMainPain, ownNotes, ownPain } from './own-words.ts'

/** Who signs says "I", whoever else is asked says who does. */
function toldBySeat(template: FactTemplate, { signsSelf }: Values): FactTemplate {
  const { bySigner, slots } = template
  if (bySigner === undefined || signsSelf !== 'yes') return template
  const { summary, plain, full, who } = bySigner
  return {
    ...template,
    summary,
    plain,
    full,
    slots: slots.map((slot) => (slot.kind === 'who' && who ? { ...slot, value: who } : slot)),
  }
}

function filled(written: FactTemplate, values: Values): Fact {
  const template = toldBySeat(written, values)
  const all = (texts: readonly string[]): string[] => texts.map((text) => fillTemplate(text, values))
  return {
    id: template.id,
    label: fillTemplate(template.label, values),
    summary: inThirdPerson(fillTemplate(template.summary, values)),
    topic: template.topic,
    act: template.act,
    trust: template.trust,
    needs: template.needs,
    cues: [...new Set(template.cues.flatMap((cue) => fillCue(cue, values)))],
    vague: all(template.vague),
    plain: all(template.plain),
    full: all(template.full),
    slots: template.slots.map((slot) => ({
      kind: slot.kind,
      cues: slot.cues.flatMap((cue) => fillCue(cue, values)),
      value: fillTemplate(slot.value, values),
    })),
    knownBy: [],
  }
}

const mostFacts = 25

/** Facts of a described trade whose place the troubles take that the owner of a market of their own has named. */
export const ownFirst: readonly string[] = ['pain', 'pain2']

/** A fact in the words of the segment's owner, beside those of a described trade. */
export const isOwners = ({ id }: { id: string }): boolean => id.startsWith('segment-')

/** All facts of a company, filled in. The segment's own come first, so that they are never left out. */
export function factsFrom(
  templates: readonly string[],
  values: Values,
  segment: { painPoints: readonly string[]; note: string },
): Fact[] {
  const inPlace = values['ownMarket'] === undefined ? [] : segment.painPoints.slice(0, ownFirst.length)
  const { pains, notes } = ownFacts(segment, values)
  const own = pains.slice(inPlace.length)
  const room = mostFacts - own.length - notes.length
  const wanted = factTemplates.filter(({ id }) => templates.includes(id))
  const spare = leastTold.filter((id) => templates.includes(id)).slice(0, Math.max(0, wanted.length - room))
  const common = wanted.filter(({ id }) => !spare.includes(id))
  const told = common.map((template) => {
    const index = ownFirst.indexOf(template.id)
    const text = inPlace[index]
    return text === undefined ? filled(template, values) : ownMainPain(text, index, template, values)
  })
  return [...told, ...own, ...notes]
}

const mostOwnPains = 4

/** A fact for each of the troubles that the segment's owner has named and this company has, and for what they have noted beside them. */
export function ownFacts(
  segment: { painPoints: readonly string[]; note: string },
  values: Values,
): { pains: Fact[]; notes: Fact[] } {
  const most = mostOwnPains + (values['ownMarket'] === undefined ? 0 : ownFirst.length)
  const named = drawn(segment.painPoints, most, values['name'] ?? '')
  const pains = named.map((text, index) => ownPain(text, index, values))
  return { pains, notes: ownNotes(segment.note, segment.painPoints, values) }
}

/** What a company can do without telling, where its own words need the room: what was tried is asked of everybody. */
const leastTold: readonly string[] = [
  'replace',
  'spend',
  'renewal',
  'looking',
  'hard',
  'sites',
  'buying',
  'goal',
  'holder',
]

/**
 * The facts of a company for somebody who speaks with `values` of their own. What its segment's owner has written is the fact it is at
 * the account, under its id there: written down and taken back over time, it is no longer what the list alone would make it.
 */
export function factsKnownTo({ facts }: GeneratedAccount, values: Values): Fact[] {
  const there = new Map(facts.map((fact) => [fact.id, fact]))
  const isOwnMarket = values['ownMarket'] !== undefined
  const common = factsFrom([...there.keys()], values, { painPoints: [], note: '' })
  return [
    ...common.map((fact) => (isOwnMarket && ownFirst.includes(fact.id) ? (there.get(fact.id) ?? fact) : fact)),
    ...facts.filter(isOwners),
  ]
}
