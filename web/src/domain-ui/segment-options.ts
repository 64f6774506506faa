import { segmentNames } from '@ringside/contract/pipeline/segment-names'
import type { Segment } from '@ringside/contract/pipeline/segments'
import type { Option } from '../ui/option.ts'

/** Segments to choose from; those of one name say what tells them apart. */
export function segmentOptions(segments: readonly Segment[]): Option[] {
  const names = segmentNames(segments)
  return segments.map(({ _id, name }) => ({ value: _id, label: names.get(_id) ?? name }))
}

/** Chosen beforehand is a segment that is the only one: where there are several, somebody has to say. */
export const onlySegment = (segments: readonly Segment[]): string =>
  segments.length === 1 ? (segments[0]?._id ?? '') : ''
