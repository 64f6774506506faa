import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { manners } from './content/content.ts'
import type { FactTemplate } from './content/content.ts'
import { fillTemplate, inThirdPerson } from './fill.ts'
import type { Values } from './fill.ts'
import { inOwnVoice, statementsIn } from './own-voice.ts'

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

const saysWhoOrDoes =
  /^(?:we|i|our|my|it|it's|there|there's|nobody|everybody|like (?:most|many|some)|you)\b|\b(?:is|are|was|were|isn't|aren't|has|have|had|hasn't|haven't|do|does|did|don't|doesn't|didn't|can|can't|cannot|could|couldn't|will|won't|would|wouldn't|must|should|gets?|goes|comes?|leaves?|keeps?|takes?|complains?|runs? out|breaks?|waits?|cancels?|stands?|went|came|left|took|lost|got|grew|fell|rose|doubled|tripled|quits?|quit|forgets?|eats?|hits?|kills?|rises?|falls?|disappears?|spoils?|rots?|stops?|fails?|arrives?|stays?|dies?|sinks?|stinks?|leaks?)\b(?! (?:of|sheets?|lists?|times?|centres?|centers?)\b)/i

const namesTrouble =
  /^(?:too (?:much|many|few|little)|not enough|no|lack of|rising|growing|falling|declining|increasing|shrinking|ageing|aging|missing|constant|high|low|poor|bad|late|slow|lost|unsold|empty|long)\b/i
const mostWordsOfName = 4

/** A name for a trouble, "empty berths in winter", where others are told in a sentence. In doubt it is one. */
export function isName(text: string): boolean {
  const bare = text.replaceAll(/\b(?:that|who|which) .*$/gi, '')
  return !saysWhoOrDoes.test(bare) && (namesTrouble.test(bare) || bare.trim().split(/\s+/).length <= mostWordsOfName)
}

const telling = /[\p{L}\p{N}]{3,}/gu
/** Words that any question has: they point at no trouble. */
const anywhere = new Set(
  (
    'the and for with that this they them their our are was were has have had not but you your from into too much many more most all any some who what when how why one two out off over just very like about also can cannot will would there here than then its get gets got make makes made ' +
    'time times day days week weeks month months year years people thing things way lot know knows never always often still every each because before after while until'
  ).split(' '),
)

/** The words of a text by which a question points at it. */
export function cuesIn(text: string): string[] {
  return [...new Set(text.toLowerCase().match(telling) ?? [])].filter((word) => !anywhere.has(word))
}

/** What companies of this market are called, as far as the account says. */
const marketOf = ({ market, peers }: Values): string[] => [market, peers].filter((name) => name !== undefined)

type Wordings = { vague: string[]; plain: string[]; full: string[] }

function wordingsOf(said: string, index: number, values: Values): Wordings {
  const own = { ...values, own: asSentence(said), ownPhrase: asPhrase(said) }
  const { vague, phrase, sentence } = manners.segmentPain
  const { plain, full } = isName(said) ? phrase : sentence
  // Each pain leads with another wording, so that two of them do not sound alike.
  const turned = (texts: readonly string[]): string[] =>
    texts.map((_, at) => fillTemplate(texts[(index + at) % texts.length] ?? '', own))
  return { vague: turned(vague), plain: turned(plain), full: turned(full) }
}

/** No two of the owner's troubles are asked for by the same words: the one that is found leaves another, and not itself. */
const painLabels = ['A worry', 'Another worry', 'A third worry', 'A fourth worry', 'A fifth worry']
const noteLabels = [
  'What is particular about them',
  'What else is particular about them',
  'What one would not expect of them',
]

/** A trouble that the owner of the segment has named, as one of the people in it would tell it. */
export function ownPain(text: string, index: number, values: Values): Fact {
  const said = inOwnVoice(text, marketOf(values))
  const { customers = 'customers' } = values
  return {
    id: `segment-pain-${index + 1}`,
    label: `${painLabels[index] ?? 'One more worry'} they share with their market`,
    summary: inThirdPerson(asSentence(said)),
    topic: 'pain',
    act: 'q_pain',
    trust: 20 + index * 3,
    needs: null,
    cues: [...cuesIn(text), 'else', 'other'],
    ...wordingsOf(said, index, values),
    slots: [
      {
        kind: 'who',
        cues: ['feels', 'notices', 'suffers', 'hurts', 'bears', 'hit', ...cuesIn(text)],
        value: `Whoever is in that day. And then ${customers}.`,
      },
    ],
    knownBy: [],
  }
}

/** The owner's first troubles stand where a described trade has its own: they are what goes wrong most. */
export function ownMainPain(text: string, index: number, template: FactTemplate, values: Values): Fact {
  const own = ownPain(text, index, values)
  const { id, label, cues, trust } = template
  const usual = cues.filter((cue) => !cue.includes('{'))
  return { ...own, id, label, trust, cues: [...new Set([...cuesIn(text), ...usual])] }
}

/** What the owner has written of the companies beside `troubles`: a fact for each of the first statements that is none of them. */
export function ownNotes(text: string, troubles: readonly string[], values: Values): Fact[] {
  const told = new Set(troubles.map(asSentence))
  return statementsIn(text)
    .filter((sentence) => !told.has(asSentence(sentence)))
    .slice(0, mostNotes)
    .map((sentence, index) => {
      const said = asSentence(inOwnVoice(sentence, marketOf(values)))
      const own = { ...values, own: said }
      const { vague, plain, full } = manners.note
      const turned = (texts: readonly string[]): string[] =>
        texts.map((_, at) => fillTemplate(texts[(index + at) % texts.length] ?? '', own))
      return {
        id: index === 0 ? 'segment-note' : `segment-note-${index + 1}`,
        label: noteLabels[index] ?? 'What more is particular about them',
        summary: inThirdPerson(asSentence(sentence)),
        topic: 'process',
        act: 'q_process',
        trust: 12 + index * 2,
        needs: null,
        cues: [...cuesIn(sentence), 'particular', 'special', 'unique', 'different'],
        vague: turned(vague),
        plain: [...turned(plain), `${said}.`],
        full: turned(full),
        slots: [],
        knownBy: [],
      }
    })
}

const mostNotes = 3
