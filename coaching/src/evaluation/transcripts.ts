/** Writes calls of scripted reps to docs/transcripts, for a reader to see the buyer. Run: node coaching/src/evaluation/transcripts.ts */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Turn } from '@ringside/contract/simulations/turn'
import { outcomeLabels } from '@ringside/contract/simulations/outcome-labels'
import type { Difficulty, PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import type { CallSetup } from '../buyer/setup.ts'
import { castCall } from './casting.ts'
import { runCall } from './run-call.ts'
import { scoreOf } from './score-call.ts'
import type { RepKind } from './scripted-reps.ts'

type Cast = { kind: RepKind; seed: number; type: PlayableCallType; difficulty: Difficulty }

const casts: readonly Cast[] = [
  { kind: 'good', seed: 8, type: 'discovery', difficulty: 'medium' },
  { kind: 'weak', seed: 14, type: 'discovery', difficulty: 'easy' },
  { kind: 'good', seed: 3, type: 'cold-call', difficulty: 'hard' },
  { kind: 'pushy', seed: 19, type: 'cold-call', difficulty: 'medium' },
  { kind: 'good', seed: 5, type: 'gatekeeper', difficulty: 'medium' },
  { kind: 'excellent', seed: 11, type: 'demo', difficulty: 'hard' },
  { kind: 'excellent', seed: 6, type: 'objection-handling', difficulty: 'expert' },
  { kind: 'good', seed: 9, type: 'negotiation', difficulty: 'medium' },
  { kind: 'average', seed: 13, type: 'negotiation', difficulty: 'hard' },
  { kind: 'good', seed: 16, type: 'closing', difficulty: 'hard' },
  { kind: 'good', seed: 12, type: 'check-in', difficulty: 'medium' },
  { kind: 'excellent', seed: 17, type: 'referral', difficulty: 'hard' },
]

/** One turn; under what the buyer says, their meters (trust, interest, patience) and why they moved. */
function linesOf(turn: Turn, { persona, gatekeeper }: CallSetup): string {
  if (turn.speaker === 'rep') return `**Marcus:** ${turn.words}\n`
  const { trust, interest, patience } = turn.meters
  const why = turn.changes.map(({ reason }) => reason).join('; ')
  const meters = [trust, interest, patience].map(Math.round).join(' / ')
  const name = turn.by === 'gatekeeper' && gatekeeper ? `${gatekeeper.firstName}, who answers` : persona.firstName
  return `**${name}:** ${turn.words}\n\n> ${meters}${why === '' ? '' : ` · ${why}`}\n`
}

function transcriptOf({ kind, seed, type, difficulty }: Cast): string {
  const setup = castCall(seed, type, difficulty)
  const { persona } = setup
  const call = runCall(setup, kind, seed)
  const score = scoreOf(call, setup)
  const head = [
    `# ${kind[0]?.toUpperCase()}${kind.slice(1)} rep, ${type}, ${difficulty}`,
    'Written by `node coaching/src/evaluation/transcripts.ts`: a scripted rep and the built-in buyer. The numbers are trust,',
    'interest and patience after the line, 0 to 100.',
    '',
    `- Buyer: ${persona.firstName} ${persona.lastName}, ${persona.title} at ${persona.company.name} (${persona.company.subIndustry}). ${persona.manner}`,
    `- How it ended: ${outcomeLabels[call.outcome]}`,
    `- Score: ${score ?? 'too short to score'}`,
    `- Facts told: ${new Set(call.facts).size}`,
  ]
  const said = call.turns.map((turn) => linesOf(turn, setup)).join('\n')
  return `${head[0]}\n\n${head.slice(1).join('\n')}\n\n${said}`
}

const folder = new URL('../../../docs/transcripts/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const cast of casts) {
  const name = `${cast.type}-${cast.kind}.md`
  writeFileSync(new URL(name, folder), transcriptOf(cast))
  process.stdout.write(`docs/transcripts/${name}\n`)
}
