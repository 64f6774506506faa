import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import type { CallSetup } from '../buyer/setup.ts'

const turned: readonly (readonly [RegExp, string])[] = [
  [/\bthey are\b|\bthey're\b/gi, "you're"],
  [/\bthey have\b|\bthey've\b/gi, "you've"],
  [/\bthey\b|\bthem\b/gi, 'you'],
  [/\btheir\b/gi, 'your'],
]

/** A summary as one says it to their face: "They all know it" becomes "you all know it". Its first sentence is enough. */
export function toTheirFace(summary: string): string {
  const [first = summary] = summary.split(/\.\s/)
  const face = turned.reduce((text, [theirs, yours]) => text.replaceAll(theirs, yours), first.replace(/\.$/, ''))
  return face.charAt(0).toLowerCase() + face.slice(1)
}

/** "Key people keep the plan in their heads" is said of "your key people". */
function ofTheirPeople(summary: string): string {
  const [first = summary] = summary.split(/\.\s/)
  const said = first.replace(/\.$/, '')
  return `your ${said.charAt(0).toLowerCase()}${said.slice(1)}`
}

const parts: readonly (readonly [string, Fact['topic']])[] = [
  ['hurt', 'pain'],
  ['costs', 'impact'],
  ['how', 'process'],
]

/** The fact of a topic that a plan is made of, where it is known: what it costs is the money, and how they work is no head count. */
const best: Partial<Record<Fact['topic'], string>> = { impact: 'cost', process: 'process' }

/** What stands in the rep's plan as told before the call, ready for their lines. */
export function partsOfPlan({ known = [], persona }: CallSetup): Record<string, string> {
  const told = parts.flatMap(([part, topic]) => {
    const ofTopic = known.filter(({ factId }) =>
      persona.facts.some((fact) => fact.id === factId && fact.id !== 'team' && fact.topic === topic),
    )
    // What it costs is the money, where that is known; whom it has driven away is another thing.
    const one = ofTopic.find(({ factId }) => factId === best[topic]) ?? ofTopic[0]
    if (one === undefined) return []
    // Whose heads the plan is in: those of their people, who are spoken of.
    return [[part, topic === 'process' ? ofTheirPeople(one.summary) : toTheirFace(one.summary)] as const]
  })
  const said = Object.fromEntries(told)
  const [hurt = '', ...hurtSays] = (said['hurt'] ?? 'what goes wrong').split(': ')
  const says = hurtSays.length === 0 ? 'it keeps coming back' : hurtSays.join(': ')
  const { costs = 'it costs you' } = said
  const capital = `${costs.charAt(0).toUpperCase()}${costs.slice(1)}`
  const signer = known.flatMap(({ summary }) => /signature of (\p{Lu}[\p{L}'-]+)/u.exec(summary)?.[1] ?? [])[0]
  const signers = {
    signer: signer ?? 'you',
    toSigner: signer === undefined ? 'you' : `you and ${signer}`,
    toSignerCap: signer === undefined ? 'You' : `You and ${signer}`,
    withSigner: signer === undefined ? 'you' : `${signer} and you`,
  }
  return {
    ...signers,
    how: 'the way you do it',
    ...said,
    hurt,
    hurtSays: says,
    hurtSaysCap: `${says.charAt(0).toUpperCase()}${says.slice(1)}`,
    costs,
    costsCap: capital,
  }
}
