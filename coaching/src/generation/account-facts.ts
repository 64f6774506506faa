import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { factTemplates, manners } from './content/content.ts'
import type { FactTemplate } from './content/content.ts'
import { fillCue, fillTemplate, inThirdPerson } from './fill.ts'
import type { Values } from './fill.ts'

function filled(template: FactTemplate, values: Values): Fact {
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

const telling = /[\p{L}]{4,}/gu

/** The segment owner's words as part of a sentence: no full stop, no capital that only starts a sentence. */
export function asPhrase(text: string): string {
  const plain = text.trim().replace(/[.!?]+$/, '')
  return /^[A-Z][a-z]/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain
}

/** The segment owner's words as a sentence of their own. */
export function asSentence(text: string): string {
  const plain = text.trim().replace(/[.!]+$/, '')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

function segmentPain(text: string, index: number, values: Values): Fact {
  const own = { ...values, own: asPhrase(text) }
  const { vague, plain, full } = manners.segmentPain
  // Each pain leads with another wording, so that two of them do not sound alike.
  const turn = (texts: readonly string[]): string[] => [fillTemplate(texts[index % texts.length] ?? '', own)]
  return {
    id: `segment-pain-${index + 1}`,
    label: 'A worry they share with their market',
    summary: inThirdPerson(asSentence(text)),
    topic: 'pain',
    act: 'q_pain',
    trust: 22 + index * 4,
    needs: null,
    cues: [...(text.toLowerCase().match(telling) ?? []), 'else', 'other'],
    vague: turn(vague),
    plain: turn(plain),
    full: turn(full),
    slots: [],
    knownBy: [],
  }
}

function note(text: string, values: Values): Fact {
  const own = { ...values, own: asSentence(text) }
  const all = (texts: readonly string[]): string[] => texts.map((template) => fillTemplate(template, own))
  return {
    id: 'segment-note',
    label: 'What is particular about them',
    summary: inThirdPerson(asSentence(text)),
    topic: 'process',
    act: 'q_process',
    trust: 16,
    needs: null,
    cues: [...(text.toLowerCase().match(telling) ?? []), 'particular', 'special', 'unique', 'different'],
    vague: all(manners.note.vague),
    plain: all(manners.note.plain),
    full: all(manners.note.full),
    slots: [],
    knownBy: [],
  }
}

const mostFacts = 25

/** All facts of a company, filled in. The segment's own come first, so that they are never left out. */
export function factsFrom(
  templates: readonly string[],
  values: Values,
  segment: { painPoints: readonly string[]; note: string },
): Fact[] {
  const own = segment.painPoints.slice(0, 4).map((text, index) => segmentPain(text, index, values))
  const notes = segment.note === '' ? [] : [note(segment.note, values)]
  const room = mostFacts - own.length - notes.length
  const common = factTemplates.filter(({ id }) => templates.includes(id)).slice(0, room)
  return [...common.map((template) => filled(template, values)), ...own, ...notes]
}
