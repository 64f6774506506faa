import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ChosenCheck, CriterionContent, LibraryCheck, PhraseRule } from '@ringside/contract/rubrics/rubric-content'
import { rubricLimits } from '@ringside/contract/rubrics/rubric-content'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ChecksPicker } from './checks-picker.tsx'
import { PhraseFields } from './phrase-fields.tsx'
import { checkName, moved, replaced, without, type ProblemAt } from './rubric-draft.ts'

export interface CheckListProps {
  criterion: CriterionContent
  onChange(checks: ChosenCheck[]): void
  library: readonly LibraryCheck[]
  picked: ReadonlySet<string>
  newPhrases(): PhraseRule
  problem: ProblemAt
  /** The criterion's place in the rubric: "criteria.0". */
  field: string
}

/** A check of the library, which says for itself what it looks for. */
function PickedCheck({ about }: { about: string | undefined }) {
  return <p className="text-small text-ink-2">{about ?? 'The library does not have this check any more.'}</p>
}

/** One of a criterion's checks, with its place in their order. */
function CheckRow({ list, check, at }: { list: CheckListProps; check: ChosenCheck; at: number }) {
  const { criterion, library, problem, onChange } = list
  const { checks } = criterion
  const known = library.find(({ key }) => check.kind === 'library' && key === check.key)
  const name = checkName(check, (key) => known?.text ?? key)
  const field = `${list.field}.checks.${at}`
  return (
    <li className="flex items-start gap-1 border-b border-line py-2 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="mb-1 font-medium">{name}</p>
        {check.kind === 'library' ? (
          <PickedCheck about={known?.about} />
        ) : (
          <PhraseFields
            rule={check}
            onChange={(rule) => onChange(replaced(checks, at, rule))}
            problem={problem}
            field={field}
          />
        )}
        {problem(field) && <p className="mt-1 text-small text-bad">{problem(field)}</p>}
      </div>
      <IconButton
        size="small"
        icon={IconArrowUp}
        label={`Move up: ${name}`}
        disabled={at === 0}
        onClick={() => onChange(moved(checks, at, -1))}
      />
      <IconButton
        size="small"
        icon={IconArrowDown}
        label={`Move down: ${name}`}
        disabled={at === checks.length - 1}
        onClick={() => onChange(moved(checks, at, 1))}
      />
      <IconButton size="small" icon={IconX} label={`Remove: ${name}`} onClick={() => onChange(without(checks, at))} />
    </li>
  )
}

/** What decides the level of a criterion, the most important first. */
export function CheckList(props: CheckListProps) {
  const { criterion, library, picked, newPhrases, onChange, problem, field } = props
  const { checks } = criterion
  const [picking, setPicking] = useState(false)
  const room = rubricLimits.checks - checks.length
  const label = criterion.label.trim() || 'this criterion'
  return (
    <section aria-label={`Checks of ${label}`}>
      <h4 className="font-medium">Checks</h4>
      <p className="mb-1 text-small text-ink-2">
        The share of them that a call meets is the level. Advice is about the first that was not met.
      </p>
      <ol>
        {checks.map((check, at) => (
          <CheckRow key={`${check.kind} ${check.key}`} list={props} check={check} at={at} />
        ))}
      </ol>
      {problem(`${field}.checks`) && <p className="my-1 text-small text-bad">{problem(`${field}.checks`)}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" icon={IconPlus} disabled={room <= 0} onClick={() => setPicking(true)}>
          Pick checks
        </Button>
        <Button
          size="small"
          icon={IconPlus}
          disabled={room <= 0}
          onClick={() => onChange([...checks, { kind: 'phrases', ...newPhrases() }])}
        >
          Look for phrases
        </Button>
      </div>
      {picking && (
        <ChecksPicker
          label={label}
          library={library}
          picked={picked}
          room={room}
          onClose={() => setPicking(false)}
          onPick={(keys) => {
            onChange([...checks, ...keys.map((key) => ({ kind: 'library' as const, key }))])
            setPicking(false)
          }}
        />
      )}
    </section>
  )
}
