import { targetIndustries, targetIndustryNames, type TargetIndustry } from '@ringside/contract/target-industries'
import type { Option } from '../ui/option.ts'
import { Select } from '../ui/select.tsx'

interface Part {
  industry: TargetIndustry
  subIndustry: string
}

const parts: ReadonlyMap<string, Part> = new Map(
  targetIndustryNames.flatMap((industry) =>
    targetIndustries[industry].map((subIndustry): [string, Part] => [
      `${industry}: ${subIndustry}`,
      { industry, subIndustry },
    ]),
  ),
)

/** The industries, their parts for whoever searches, and Other where a search finds neither. */
const options: readonly Option[] = [
  ...targetIndustryNames.map((name) => ({ value: name, label: name, ...(name === 'Other' && { whenNothing: true }) })),
  ...[...parts].map(([value, { industry, subIndustry }]) => ({
    value,
    label: subIndustry,
    hint: industry,
    onlySearched: true,
  })),
]

interface IndustrySelectProps {
  value: TargetIndustry | null | ''
  /** `subIndustry` is null where a whole industry was chosen. */
  onChange(industry: TargetIndustry, subIndustry: string | null): void
}

/** An industry to sell to. Whoever searches finds its parts too, and choosing one chooses both. */
export function IndustrySelect({ value, onChange }: IndustrySelectProps) {
  return (
    <Select
      label="Industry"
      options={options}
      value={value}
      onChange={(chosen) => {
        const part = parts.get(chosen)
        const industry = targetIndustryNames.find((name) => name === chosen)
        if (part) onChange(part.industry, part.subIndustry)
        else if (industry) onChange(industry, null)
      }}
    />
  )
}
