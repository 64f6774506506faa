import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { rubricLimits, type BlockerRule, type PhraseRule } from '@ringside/contract/rubrics/rubric-content'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Section } from '../../../ui/page.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { PhraseFields } from './phrase-fields.tsx'
import { replaced, without, type ProblemAt } from './rubric-draft.ts'

interface BlockersEditorProps {
  blockers: readonly BlockerRule[]
  onChange(blockers: BlockerRule[]): void
  newPhrases(): PhraseRule
  problem: ProblemAt
}

const kinds = [
  { value: 'must', label: 'Must be said' },
  { value: 'forbidden', label: 'Must not be said' },
] as const

/** What a call must have in it or must not, whatever its score. */
export function BlockersEditor({ blockers, onChange, newPhrases, problem }: BlockersEditorProps) {
  return (
    <Section title="Blockers">
      <p className="mb-2 max-w-[68ch] text-small text-ink-2">
        What must be said in every call, such as “this call is recorded”, or must not be, such as “we guarantee”. A call
        that breaks it is shown as failed, with the reason. Its score stays as it is.
      </p>
      <ol>
        {blockers.map((blocker, at) => (
          <li key={blocker.key} className="flex items-start gap-1 border-b border-line py-3 last:border-0">
            <div className="flex min-w-0 flex-1 flex-col items-start gap-3 *:last:w-full">
              <SegmentedControl<(typeof kinds)[number]['value']>
                label="What it asks"
                segments={kinds}
                value={blocker.forbidden ? 'forbidden' : 'must'}
                onChange={(kind) => {
                  const { forbidden: _, ...rule } = blocker
                  onChange(replaced(blockers, at, kind === 'must' ? rule : { ...rule, forbidden: true }))
                }}
              />
              <PhraseFields
                rule={blocker}
                onChange={(rule) => onChange(replaced(blockers, at, rule))}
                problem={problem}
                field={`blockers.${at}`}
              />
            </div>
            <IconButton
              size="small"
              icon={IconX}
              label={`Remove: ${blocker.text || 'blocker'}`}
              onClick={() => onChange(without(blockers, at))}
            />
          </li>
        ))}
      </ol>
      <Button
        size="small"
        icon={IconPlus}
        disabled={blockers.length >= rubricLimits.blockers}
        onClick={() => onChange([...blockers, newPhrases()])}
      >
        Add a blocker
      </Button>
    </Section>
  )
}
