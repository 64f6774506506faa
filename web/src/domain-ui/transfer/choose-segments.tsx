import { mostMovedAtOnce, type MovableSegment } from '@ringside/contract/pipeline/segments'
import { Checkbox } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { countOf, type Place } from './segment-move.ts'

/** Where segments can go, and which of it was chosen. */
export interface Places {
  places: readonly Place[]
  to: Place | undefined
  setTo(orgId: string): void
  /** There are too many to list at once: they are found by name. */
  find: { search: string; setSearch(search: string): void } | null
  /** There is no other organisation at all. */
  isNone: boolean
}

interface ChooseSegmentsProps {
  segments: readonly MovableSegment[]
  places: Places
  ids: ReadonlySet<string>
  onIds(ids: ReadonlySet<string>): void
  /** Somebody wanted to go on: what is missing is said. */
  tried: boolean
}

/** Where to, and which segments. */
export function ChooseSegments({ segments, places, ids, onIds, tried }: ChooseSegmentsProps) {
  const toggle = (id: string) => {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    onIds(next)
  }
  const all = ids.size === segments.length
  const problem =
    ids.size === 0
      ? 'Choose at least one segment.'
      : ids.size > mostMovedAtOnce
        ? `Choose ${mostMovedAtOnce} at most.`
        : null
  const wrong = tried && problem !== null
  return (
    <div className="flex flex-col gap-4">
      {places.find && (
        <Field
          label="Find an organisation"
          help="The list below has those that called last. Type part of a name to see others."
        >
          <TextInput
            type="search"
            value={places.find.search}
            onChange={(event) => places.find?.setSearch(event.target.value)}
          />
        </Field>
      )}
      <Field label="To" error={tried && !places.to ? 'Choose the organisation they go to.' : undefined}>
        <Select
          label="To"
          placeholder="Choose an organisation"
          options={places.places.map((place) => ({ value: place.orgId, label: place.name }))}
          value={places.to?.orgId ?? ''}
          onChange={places.setTo}
        />
      </Field>
      <fieldset>
        <legend className="mb-1.5 font-medium">Segments</legend>
        <div className="max-h-72 overflow-auto border-y border-line">
          <div className="border-b border-line px-1 py-2">
            <Checkbox
              label={`All ${segments.length}`}
              checked={all}
              indeterminate={ids.size > 0 && !all}
              error={wrong}
              onChange={() => onIds(all ? new Set() : new Set(segments.map((segment) => segment._id)))}
            />
          </div>
          {segments.map((segment) => (
            <div key={segment._id} className="border-b border-line px-1 py-2 last:border-0">
              <Checkbox
                label={segment.name}
                help={`${countOf(segment.accounts, 'account')}${segment.archivedAt ? ', archived' : ''}`}
                checked={ids.has(segment._id)}
                onChange={() => toggle(segment._id)}
              />
            </div>
          ))}
        </div>
        {wrong && (
          <p role="alert" className="mt-1 text-small text-bad">
            {problem}
          </p>
        )}
      </fieldset>
    </div>
  )
}
