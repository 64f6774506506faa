import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { rubricLimits, type PhraseRule } from '@ringside/contract/rubrics/rubric-content'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Section } from '../../../ui/page.tsx'
import { PhraseFields } from './phrase-fields.tsx'
import { replaced, without, type ProblemAt } from './rubric-draft.ts'

interface BlockersEditorProps {
  blockers: readonly PhraseRule[]
  onChange(blockers: PhraseRule[]): void
  newPhrases(): PhraseRule
  problem: ProblemAt
}

/** What a call must have in it, whatever its score. */
export function BlockersEditor({ blockers, onChange, newPhrases, problem }: BlockersEditorProps) {
  return (
    <Section title="Blockers">
      <p className="mb-2 max-w-[68ch] text-small text-ink-2">
        What must be said in every call: “this call is recorded”. A call without it is shown as failed, with the reason.
        Its score stays as it is.
      </p>
      <ol>
        {blockers.map((blocker, at) => (
          <li key={blocker.key} className="flex items-start gap-1 border-b border-line py-3 last:border-0">
            <div className="min-w-0 flex-1">
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
