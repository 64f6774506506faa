import type { BuyerProfile, Fact, Objection } from '@ringside/contract/pipeline/buyer-profile'
import { diceFor } from '../buyer/random.ts'
import { hashOf } from '../chance/hash.ts'
import { isOwners, ownFacts, ownFirst } from './account-facts.ts'
import type { GeneratedAccount } from './account-schema.ts'
import type { Values } from './fill.ts'
import { objectionsFor, ownObjections } from './persona-objections.ts'
import { firstTroubles } from './first-troubles.ts'
import { inOwnWords, namesTheTrouble, vantageOf } from './persona.ts'
import { seatValues } from './seats.ts'

/** What the owner of a segment has written of its companies, as an account of it has it. */
type OwnersWords = GeneratedAccount['segment']

/** Every buyer has so many worries at least, or a part of the call has none to bring up. */
const fewestObjections = 4

/** The words for this account: what its people said in a real call goes before what is said of all companies of the segment. */
export function wordsFor({ saidInCall }: GeneratedAccount, words: OwnersWords): OwnersWords {
  if (saidInCall === undefined) return words
  return {
    ...words,
    painPoints: [...saidInCall.painPoints, ...words.painPoints],
    objections: [...saidInCall.objections, ...words.objections],
  }
}

/**
 * An account as its segment's owner describes such companies now. It stays the company it is: what was found out in calls (`told`, ids
 * of facts) stays true, a trouble that is still named stays the fact it was, one that is named no longer goes, and a new one comes.
 */
export function describedAnew(
  account: GeneratedAccount,
  words: OwnersWords,
  told: ReadonlySet<string>,
): GeneratedAccount {
  const facts = withOwnFacts(account.facts, { words, values: account.values, told })
  const { ownPain, called } = firstTroubles(account, words, facts)
  return {
    ...account,
    segment: words,
    facts,
    values: { ...account.values, ...called, ...(ownPain !== undefined && { ownPain }) },
    vocabulary: { ...account.vocabulary, ...called },
  }
}

/** Whether an account is not yet as its segment's owner describes such companies. */
export function isToDescribe(account: GeneratedAccount, words: OwnersWords): boolean {
  if (JSON.stringify(words) !== JSON.stringify(account.segment)) return true
  // Described once by its facts alone, it was spoken of in the words of before.
  const { ownPain, called } = firstTroubles(account, words, account.facts)
  if (ownPain !== undefined && account.values['ownPain'] === undefined) return true
  return Object.entries(called).some(([part, value]) => account.values[part] !== value)
}

/** Somebody at an account that was described anew: their words for its new troubles, and the worries that the owner expects now. */
export function personDescribedAnew(
  person: BuyerProfile,
  { before, now }: { before: GeneratedAccount; now: GeneratedAccount },
): BuyerProfile {
  const { firstName, lastName, temperament, personaId } = person
  const seat = now.people.find(({ first, last }) => first === firstName && last === lastName)?.seat ?? null
  const speaker = { temperament, values: { ...now.values, ...seatValues(now.people, seat, now.size) } }
  const speaks = { before: before.values, now: now.values }
  const told = (fact: Fact): Fact =>
    inOwnWords(diceFor(hashOf(personaId), `wordings:${fact.id}`), fact, { ...speaker, vantage: vantageOf(person) })
  const facts = new Map(now.facts.map((fact) => [fact.id, fact]))
  const summaries = new Map(before.facts.map(({ id, summary }) => [id, summary]))
  const kept = person.facts.flatMap((fact): Fact[] => {
    const current = facts.get(fact.id)
    if (current === undefined) return summaries.has(fact.id) ? [] : [fact]
    return [current.summary === summaries.get(fact.id) && isToldAsBefore(fact, speaks) ? fact : told(current)]
  })
  const fresh = now.facts.filter(({ id }) => !summaries.has(id)).map(told)
  const own = ownObjectionsAnew(person.objections, ownObjections(now, speaker))
  const all = objectionsFor(diceFor(hashOf(personaId), 'objections'), now, speaker, seat)
  const usual = all.filter((each) => !isOwners(each))
  return {
    ...person,
    facts: [...kept, ...fresh],
    objections: withUsual(own, person.objections, usual),
    colleagues: colleaguesAnew(person.colleagues, { before, now }),
    vocabulary: { ...person.vocabulary, ...firstIn(now.values) },
  }
}

const firstParts = ownFirst.flatMap((id) => [id, `${id}Says`])
const firstIn = (values: Values): Values =>
  Object.fromEntries(firstParts.flatMap((part) => (values[part] === undefined ? [] : [[part, values[part]]])))

/** A first trouble is told in words that the company is spoken of with; any other fact holds all of its own. */
const isToldAsBefore = ({ id }: Fact, { before, now }: { before: Values; now: Values }): boolean =>
  !ownFirst.includes(id) || before[`${id}Says`] === now[`${id}Says`]

/** Whoever names the first trouble names the one that is first now. */
function colleaguesAnew(
  colleagues: BuyerProfile['colleagues'],
  { before, now }: { before: GeneratedAccount; now: GeneratedAccount },
): BuyerProfile['colleagues'] {
  const named = namesTheTrouble(before.values)
  return colleagues.map((each) => (each.says === named ? { ...each, says: namesTheTrouble(now.values) } : each))
}

function withOwnFacts(
  facts: readonly Fact[],
  { words, values, told }: { words: OwnersWords; values: Values; told: ReadonlySet<string> },
): Fact[] {
  const { pains, notes } = ownFacts(words, values)
  const wanted = new Set([...pains, ...notes].map(({ summary }) => summary))
  const isOwnMarket = values['ownMarket'] !== undefined
  const isGone = (fact: Fact): boolean =>
    (isOwners(fact) || (isOwnMarket && ownFirst.includes(fact.id))) && !told.has(fact.id) && !wanted.has(fact.summary)
  const had = new Set(facts.filter((fact) => !isGone(fact)).map(({ summary }) => summary))
  const fresh = [...pains, ...notes].filter(({ summary }) => !had.has(summary))
  // In a market of its own the first troubles stand where others have a described one, and somebody has to be asked for it.
  const kept = facts.flatMap((fact): Fact[] => {
    if (!isGone(fact)) return [fact]
    if (isOwners(fact)) return []
    const at = fresh.findIndex(({ topic }) => topic === 'pain')
    const [instead] = at === -1 ? [] : fresh.splice(at, 1)
    if (instead === undefined) return [fact]
    return [
      {
        ...instead,
        id: fact.id,
        label: fact.label,
        trust: fact.trust,
        cues: [...new Set([...instead.cues, ...fact.cues])],
      },
    ]
  })
  return fresh.reduce<Fact[]>((all, fact) => [...all, addedTo(all, fact)], kept)
}

/** Under an id that goes with its words, and a label that no other fact has: what is found leaves another, and not itself. */
function addedTo(facts: readonly Fact[], fact: Fact): Fact {
  const labels = new Set(facts.map(({ label }) => label))
  const kind = fact.topic === 'pain' ? 'pain' : 'note'
  const others = ['', 'A further ', 'Yet another '].map((more) =>
    more === '' ? fact.label : `${more}${fact.label.charAt(0).toLowerCase()}${fact.label.slice(1)}`,
  )
  return {
    ...fact,
    id: `segment-${kind}-${hashOf(fact.summary) >>> 0}`,
    label: others.find((label) => !labels.has(label)) ?? fact.label,
  }
}

/** A worry that is still expected is the one it was, so that whoever settled it has settled it. */
function ownObjectionsAnew(had: readonly Objection[], wanted: readonly Objection[]): Objection[] {
  return wanted.map((objection) => {
    const [says = ''] = objection.say
    const same = had.find((each) => isOwners(each) && each.say[0] === says)
    return same ?? { ...objection, id: `segment-objection-${hashOf(says) >>> 0}` }
  })
}

/** Beside the owner's the usual ones the buyer had, but for those of one kind; more of them where too few are left. */
function withUsual(own: readonly Objection[], had: readonly Objection[], more: readonly Objection[]): Objection[] {
  const families = new Set(own.map(({ family }) => family))
  const kept = [...own, ...had.filter((each) => !isOwners(each) && !families.has(each.family))]
  const there = new Set(kept.map(({ family }) => family))
  const added = more.filter(({ family }) => !there.has(family)).slice(0, Math.max(0, fewestObjections - kept.length))
  return [...kept, ...added]
}
