import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { Persona } from '@ringside/contract/pipeline/persona'
import { OpenBoxes, type OpenPlaces } from './open-boxes.tsx'
import { departmentsOf, isLarge, levelsOf, middlesOf, mostAbreast, type DepartmentOf } from './org-levels.ts'
import { PersonBox } from './person-box.tsx'

interface PeopleProps {
  people: readonly Persona[]
  suggestedId: string | null
  /** Not at an account that is archived. */
  canCall: boolean
  onArchive(persona: Persona): void
}

export type OrgChartProps = PeopleProps & OpenPlaces

function Boxes({ people, suggestedId, canCall, onArchive, label }: PeopleProps & { label?: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap justify-center gap-4 max-tablet:mb-3 max-tablet:flex-col">
      {people.map((persona) => (
        <PersonBox
          key={persona._id}
          persona={persona}
          suggested={persona._id === suggestedId}
          canCall={canCall}
          onArchive={onArchive}
        />
      ))}
    </ul>
  )
}

/** Pixels from the middle of one box to that of the next: its width, and the gap beside it. */
const step = 256
const middle = 10

/** Between two levels: who reports to whom is not known, so everybody above is joined to everybody below. */
function Lines({ above, below }: { above: number; below: number }) {
  const tops = middlesOf(above)
  const feet = middlesOf(below)
  const ends = [...tops, ...feet].map((at) => at * step)
  const bus = `M${Math.min(...ends)} ${middle}H${Math.max(...ends)}`
  const stubs = [...tops.map((at) => `M${at * step} 0V${middle}`), ...feet.map((at) => `M${at * step} ${middle}V20`)]
  return (
    <svg
      aria-hidden
      width={mostAbreast * step}
      height={20}
      viewBox={`${(-mostAbreast * step) / 2} 0 ${mostAbreast * step} 20`}
      className="mx-auto hidden fill-none stroke-line-strong @min-[752px]:block"
    >
      <path d={[bus, ...stubs].join('')} />
    </svg>
  )
}

function Levels({ people, ...rest }: PeopleProps) {
  const levels = levelsOf(people)
  return levels.map((level, index) => {
    const above = levels[index - 1]
    return (
      <div key={level[0]?.level}>
        {above && <Lines above={Math.min(above.length, mostAbreast)} below={Math.min(level.length, mostAbreast)} />}
        {/* Where there are no lines, the levels stand apart. */}
        {above && <span aria-hidden className="block h-4 @min-[752px]:hidden" />}
        <Boxes people={level} {...rest} />
      </div>
    )
  })
}

function Department({ department, people, ...rest }: PeopleProps & DepartmentOf) {
  const called = people.filter(({ calls }) => calls > 0).length
  const name = department ?? 'The whole company'
  return (
    <details
      className="group/fold border-b border-line"
      // Whoever is suggested is in sight at once.
      open={people.some(({ _id }) => _id === rest.suggestedId)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 -outline-offset-2">
        <IconChevronDown
          size={16}
          stroke={1.5}
          aria-hidden
          className="-rotate-90 text-ink-2 group-open/fold:rotate-0"
        />
        <span className="font-medium">{name}</span>
        <span className="text-ink-3">{people.length}</span>
        <span className="ml-auto text-small text-ink-2">{called > 0 && `${called} called`}</span>
      </summary>
      <div className="pt-1 pb-4">
        <Boxes people={people} label={name} {...rest} />
      </div>
    </details>
  )
}

/** Level rows from the top down; many people by department. A list for screen readers, in the same order. */
export function OrgChart({ missing, named, adding, hindrance, onAdd, onAddNamed, ...props }: OrgChartProps) {
  return (
    <div className="@container flex flex-col">
      {isLarge(props.people) ? (
        departmentsOf(props.people).map((each) => <Department key={each.department} {...props} {...each} />)
      ) : (
        <Levels {...props} />
      )}
      <OpenBoxes {...{ missing, named, adding, hindrance, onAdd, onAddNamed }} />
    </div>
  )
}
