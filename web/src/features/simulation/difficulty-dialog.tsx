import { difficultyTraits } from '@ringside/contract/simulations/call-guide'
import { difficultyLabels } from '@ringside/contract/simulations/difficulty-labels'
import { difficulties, type Difficulty } from '@ringside/contract/simulations/vocabulary'
import { useState, type ReactNode } from 'react'
import { LevelTicks } from '../../domain-ui/score-ticks.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Radio } from '../../ui/choice.tsx'
import { averageText } from './call-terms.ts'

export interface DifficultyDialogProps {
  open: boolean
  onClose: () => void
  /** Back to the call type; left out when only the difficulty is changed. */
  onBack?: (() => void) | undefined
  difficulty: Difficulty
  suggested: Difficulty | null
  records: readonly { difficulty: string; calls: number; average: number | null }[]
  onUse: (difficulty: Difficulty) => void
}

const cell = 'border-t border-line px-4 py-[11px] text-left font-normal'

interface ComparisonProps {
  chosen: Difficulty
  onChoose: (difficulty: Difficulty) => void
  records: DifficultyDialogProps['records']
}

function Trait({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-2">
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A phone has no room for columns: one difficulty under the other. */
function Cards({ chosen, onChoose, records }: ComparisonProps) {
  return (
    <ul className="flex flex-col gap-3">
      {difficulties.map((difficulty) => (
        <li
          key={difficulty}
          className={`rounded-box border border-line px-3 pt-1 pb-3 ${difficulty === chosen ? 'bg-selected' : ''}`}
        >
          <Radio
            name="difficulty"
            label={<span className="font-semibold">{difficultyLabels[difficulty]}</span>}
            checked={difficulty === chosen}
            onChange={() => onChoose(difficulty)}
          />
          <dl className="flex flex-col gap-1 text-small">
            {difficultyTraits.map(({ trait, label, values }) => (
              <Trait key={trait} name={label}>
                {values[difficulty].text}
              </Trait>
            ))}
            <Trait name="Your average">{averageText(records.find((record) => record.difficulty === difficulty))}</Trait>
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Comparison({ chosen, onChoose, records }: ComparisonProps) {
  const on = (difficulty: Difficulty) => (difficulty === chosen ? 'bg-selected' : '')
  return (
    <table className="w-full min-w-[720px] table-fixed border-separate border-spacing-0">
      <caption className="sr-only">What each difficulty changes in the buyer</caption>
      <thead>
        <tr>
          <th scope="col" className="text-left">
            <span className="sr-only">Trait</span>
          </th>
          {difficulties.map((difficulty) => (
            <th key={difficulty} scope="col" className={`rounded-t-box px-4 pt-2.5 pb-3.5 text-left ${on(difficulty)}`}>
              <Radio
                name="difficulty"
                label={difficultyLabels[difficulty]}
                checked={difficulty === chosen}
                onChange={() => onChoose(difficulty)}
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {difficultyTraits.map(({ trait, label, values }) => (
          <tr key={trait}>
            <th scope="row" className={`${cell} text-ink-2`}>
              {label}
            </th>
            {difficulties.map((difficulty) => {
              const { ticks, text } = values[difficulty]
              return (
                <td key={difficulty} className={`${cell} ${on(difficulty)}`}>
                  {ticks !== null && (
                    <span aria-hidden className="mr-2">
                      <LevelTicks level={ticks} upright />
                    </span>
                  )}
                  {text}
                </td>
              )
            })}
          </tr>
        ))}
        <tr>
          <th scope="row" className={`${cell} text-ink-2`}>
            Your average
          </th>
          {difficulties.map((difficulty) => (
            <td key={difficulty} className={`${cell} rounded-b-box ${on(difficulty)}`}>
              {averageText(records.find((record) => record.difficulty === difficulty))}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** How hard the buyer is, side by side. */
export function DifficultyDialog(props: DifficultyDialogProps) {
  const [difficulty, setDifficulty] = useState(props.difficulty)
  const isPhone = useMediaQuery('(width < 768px)')
  const choice = { chosen: difficulty, onChoose: setDifficulty, records: props.records }
  const suggested = props.suggested ? `Suggested: ${difficultyLabels[props.suggested]}` : ''
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      width={860}
      title="How hard should it be?"
      description="Difficulty changes the buyer. It never changes how you are scored."
      footNote={[props.onBack ? 'Step 2 of 2' : '', suggested].filter(Boolean).join('. ')}
      actions={
        <>
          <Button onClick={props.onBack ?? props.onClose}>{props.onBack ? 'Back' : 'Cancel'}</Button>
          <Button variant="primary" onClick={() => props.onUse(difficulty)}>
            Use {difficultyLabels[difficulty]}
          </Button>
        </>
      }
    >
      {isPhone ? (
        <Cards {...choice} />
      ) : (
        <div className="-mx-4 overflow-x-auto">
          <Comparison {...choice} />
        </div>
      )}
    </Dialog>
  )
}
