import type { MovableSegment } from '@ringside/contract/pipeline/segments'
import { Checkbox } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { countOf } from './segment-moves.ts'
import type { Places } from './use-places.ts'

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
  const missing = tried && ids.size === 0
  return (
    <div className="flex flex-col gap-4">
      {places.isLong && (
        <Field
          label="Find an organisation"
          help="The list below has those that called last. Type part of a name to see others."
        >
          <TextInput type="search" value={places.search} onChange={(event) => places.setSearch(event.target.value)} />
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
              error={missing}
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
        {missing && (
          <p role="alert" className="mt-1 text-small text-bad">
            Choose at least one segment.
          </p>
        )}
      </fieldset>
    </div>
  )
}
