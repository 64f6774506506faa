import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { Simulation } from '@ringside/contract/simulations/simulations'
import { reviewPath, transcriptPath } from '../lib/paths.ts'
import { formatClock, formatMoment } from '../lib/time-format.ts'
import type { Column } from '../ui/table-columns.ts'
import { TextLink } from '../ui/text-link.tsx'
import { callTypeLabels, difficultyLabels, outcomeLabels, timeOf } from './call-labels.ts'
import { Delta } from './delta.tsx'
import { Score } from './score-ticks.tsx'
import { Voiceprint } from './voiceprint.tsx'

export const buyerOf = (simulation: Simulation) => buyerNameOf(simulation.persona)

/** Where a wide table would not fit, a cell may take both lines of its row. */
const inTwoLines = 'tablet:max-[1439px]:block tablet:max-[1439px]:whitespace-normal'

/** The columns of a table of calls; screens pick the ones they show. */
export const callColumns = (
  target: number | undefined,
): Record<
  'buyer' | 'rep' | 'type' | 'difficulty' | 'length' | 'outcome' | 'score' | 'change' | 'when',
  Column<Simulation>
> => ({
  buyer: {
    key: 'buyer',
    head: 'Buyer',
    phone: 'lead',
    cell: (call) => (
      <span className="inline-flex items-center gap-3">
        <Voiceprint seed={call.persona.personaId} name={buyerOf(call)} size={32} />
        <span>
          <TextLink look="name" to={reviewPath(call._id)}>
            {buyerOf(call)}
          </TextLink>
          <span className="ml-2.5 text-ink-2 max-tablet:hidden tablet:max-[1439px]:ml-0 tablet:max-[1439px]:block tablet:max-[1439px]:text-small">
            {call.persona.accountName}
          </span>
        </span>
      </span>
    ),
  },
  rep: { key: 'rep', head: 'Rep', cell: (call) => call.repName },
  type: {
    key: 'type',
    head: 'Type',
    phone: 'detail',
    cell: (call) => (
      <span>
        {callTypeLabels[call.type]}
        {call.forkedFrom && (
          <span className="block text-small">
            <TextLink to={reviewPath(call.forkedFrom.simulationId)}>Retry of a call</TextLink>
          </span>
        )}
        {!call.forkedFrom && call.takenUpFrom && (
          <span className="block text-small">
            <TextLink to={transcriptPath(call.takenUpFrom.transcriptId)}>Retry of an uploaded call</TextLink>
          </span>
        )}
      </span>
    ),
  },
  difficulty: {
    key: 'difficulty',
    head: 'Difficulty',
    wide: true,
    cell: (call) => <span className="text-ink-2">{difficultyLabels[call.difficulty]}</span>,
  },
  length: {
    key: 'length',
    head: 'Length',
    align: 'right',
    cell: (call) => (call.durationMs === null ? '–' : formatClock(call.durationMs)),
  },
  outcome: {
    key: 'outcome',
    head: 'Outcome',
    cell: (call) => (
      <span className={`text-ink-2 ${inTwoLines} tablet:max-[1439px]:min-w-19`}>
        {call.outcome ? outcomeLabels[call.outcome] : '–'}
      </span>
    ),
  },
  score: {
    key: 'score',
    head: 'Score',
    phone: 'value',
    cell: (call) =>
      call.score === null && call.state === 'reviewed' ? (
        <span className="text-ink-2">Too short</span>
      ) : (
        <Score score={call.score} engine={call.engineScore} failed={call.failedBlocker} target={target} count={20} />
      ),
  },
  change: {
    key: 'change',
    head: 'Change',
    cell: (call) => <Delta change={call.scoreChange} neutral={!call.forkedFrom} />,
  },
  when: {
    key: 'when',
    head: 'When',
    align: 'right',
    phone: 'end',
    cell: (call) => (
      <span className={`text-ink-2 ${inTwoLines} tablet:max-[1439px]:min-w-13`}>{formatMoment(timeOf(call))}</span>
    ),
  },
})
