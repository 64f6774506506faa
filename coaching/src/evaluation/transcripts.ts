/** Writes calls of scripted reps to docs/transcripts, for a reader to see the buyer. Run: node coaching/src/evaluation/transcripts.ts */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Turn } from '@ringside/contract/simulations/turn'
import { outcomeLabels } from '@ringside/contract/simulations/outcome-labels'
import type { CallSetup } from '../buyer/setup.ts'
import { castCall } from './casting.ts'
import { runCall } from './run-call.ts'
import { scoreOf } from './score-call.ts'
import { sharedSentences } from './shared-sentences.ts'
import { casts } from './transcript-casts.ts'
import type { Cast } from './transcript-casts.ts'

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
const played = casts.map(({ kind, seed, type, difficulty }) => {
  const setup = castCall(seed, type, difficulty)
  return { setup, call: runCall(setup, kind, seed) }
})
for (const { sentence, by } of sharedSentences(played))
  process.stdout.write(`said by ${by.join(' and ')}: ${sentence}\n`)
for (const cast of casts) {
  const name = `${cast.type}-${cast.kind}.md`
  writeFileSync(new URL(name, folder), transcriptOf(cast))
  process.stdout.write(`docs/transcripts/${name}\n`)
}
