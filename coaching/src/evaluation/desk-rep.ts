import { z } from 'zod'
import { deskKeys, deskVoices } from '../buyer/desk/words.ts'
import type { DeskKey } from '../buyer/desk/words.ts'
import { withoutStamp } from '../buyer/stamps.ts'
import { diceFor, pick, roll } from '../buyer/random.ts'
import type { Dice } from '../buyer/random.ts'
import type { CallSetup } from '../buyer/setup.ts'
import file from './lines/gatekeeper.json' with { type: 'json' }
import type { RepKind, ScriptedRep } from './scripted-reps.ts'

const pool = z.record(z.string(), z.array(z.string()).min(1))
const lines = z.object({ skilled: pool, average: pool, weak: pool, pushy: pool }).parse(file)
type Manner = keyof typeof lines

/** How often each kind of rep takes the skilled way at the desk; what is left is the other manner's. */
const skill: Record<RepKind, { share: number; else: Manner }> = {
  excellent: { share: 1, else: 'skilled' },
  good: { share: 0.75, else: 'average' },
  average: { share: 0, else: 'average' },
  weak: { share: 0, else: 'weak' },
  pushy: { share: 0, else: 'pushy' },
}

/** A wording that is nothing but what is filled in would be heard in every line. */
const hasWords = (wording: string): boolean => (wording.replaceAll(/\{\w+\}/g, '').match(/\p{L}/gu) ?? []).length >= 4

type Phrase = { key: DeskKey; pattern: RegExp }

/** Their first words are mostly names, which every line has. */
const asking = deskKeys.filter((key) => key !== 'answer')

/** How people at a desk put things: a rep who has rung many of them knows the phrases, whatever is filled in. */
const phrases: readonly Phrase[] = Object.values(deskVoices).flatMap((voice) =>
  asking.flatMap((key) =>
    voice[key].filter(hasWords).map((wording) => {
      const source = withoutStamp(wording)
        .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
        .replaceAll(/\{\w+\}/g, '.+?')
      return { key, pattern: new RegExp(source, 'i') }
    }),
  ),
)

/** What the words end on, since that wants an answer. */
function heardIn(words: string): DeskKey | null {
  const found = phrases.flatMap(({ key, pattern }) => {
    const match = pattern.exec(words)
    return match === null ? [] : [{ key, end: match.index + match[0].length, length: match[0].length }]
  })
  return found.toSorted((a, b) => b.end - a.end || b.length - a.length)[0]?.key ?? null
}

/** What a rep answers to what was said to them at the desk, by the names of their lines. */
const answerTo: Partial<Record<DeskKey, string>> = {
  answer: 'hello',
  whoIs: 'who',
  whichCompany: 'company',
  regarding: 'reason',
  nudge: 'reason',
  help: 'reason',
  pitchCut: 'more',
  regardingMore: 'more',
  why: 'why',
  expected: 'expected',
  email: 'email',
  happy: 'happy',
  testAgain: 'again',
  refuse: 'when',
  refuseStill: 'message',
  whenNo: 'message',
  whenFree: 'bye',
  message: 'bye',
  lieCaught: 'push',
  lieAgain: 'push',
  aroundWarn: 'push',
  rudeWarn: 'push',
}

const mostTurns = 14

/** What an average rep asks for after a no, and what a weak one has left. */
function afterNo(kind: RepKind, key: string): string {
  if (key !== 'when' && key !== 'message') return key
  if (kind === 'pushy') return 'push'
  if (kind === 'average') return 'message'
  return kind === 'weak' ? 'bye' : key
}

type State = { dice: Dice; used: Set<string>; turns: number }

function lineFor(kind: RepKind, state: State, key: string): string | null {
  const { share, else: otherwise } = skill[kind]
  const manner: Manner = roll(state.dice) < share ? 'skilled' : otherwise
  const own = lines[manner][key] ?? lines[otherwise][key]
  if (own === undefined) return null
  const open = own.filter((text) => !state.used.has(text))
  if (open.length === 0) return null
  const text = pick(state.dice, open)
  state.used.add(text)
  return text
}

/** A rep of a kind at the desk. They hear words only; whoever picks up next is for another rep (`scriptedRep`). */
export function deskRep(kind: RepKind, { persona, rep }: CallSetup, seed: number): ScriptedRep {
  const state: State = { dice: diceFor(seed, `desk rep:${kind}`), used: new Set(), turns: 0 }
  const parts: Record<string, string> = {
    ...persona.vocabulary,
    me: rep.firstName,
    company: rep.companyName,
    buyer: persona.firstName,
    theirCompany: persona.company.name,
  }
  return {
    kind,
    next(words) {
      state.turns += 1
      if (state.turns > mostTurns) return null
      const heard = state.turns === 1 ? 'answer' : (heardIn(words) ?? 'nudge')
      const key = afterNo(kind, answerTo[heard] ?? 'reason')
      const line = lineFor(kind, state, key) ?? lineFor(kind, state, 'again') ?? lineFor(kind, state, 'bye')
      return line === null ? null : line.replaceAll(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')
    },
  }
}
