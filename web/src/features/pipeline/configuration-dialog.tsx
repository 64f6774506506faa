import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { longestFreeform, longestIdea, mostIdeas, type Segment } from '@ringside/contract/pipeline/segments'
import { useQuery } from '@tanstack/react-query'
import { productSummaryQuery } from '../../domain-ui/product/product-queries.ts'
import type { Who } from '../../domain-ui/use-archive.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextArea, TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { competitorObjections } from './competitor-objections.ts'
import { IdeaList } from './idea-list.tsx'
import { isFull, withIdea } from './ideas.ts'
import { segmentMarketQuery } from './pipeline-changes.ts'
import { useConfiguration } from './use-configuration.ts'

interface IdeasProps {
  label: string
  /** "Add a pain point" */
  adds: string
  ideas: readonly string[]
  onChange(ideas: string[]): void
  /** Typed and not yet added; saving the dialog takes it along. */
  draft: string
  onDraft(draft: string): void
  /** From what the person sells. */
  sold: readonly string[]
  soldWords: string
  /** What companies come with by themselves. */
  given: readonly string[]
  givenWords: string
}

/** Whole sentences of the product summary, each to be added to the own list. */
function Sold({ sold, words, onAdd }: { sold: readonly string[]; words: string; onAdd(idea: string): void }) {
  if (sold.length === 0) return null
  return (
    <div className="mt-3">
      <p className="text-small text-ink-2">{words}</p>
      <ul>
        {sold.map((idea) => (
          <li key={idea} className="flex items-center gap-1 border-b border-line py-1 text-small">
            <span className="min-w-0 flex-1">{idea}</span>
            <IconButton size="small" icon={IconPlus} label={`Add: ${idea}`} onClick={() => onAdd(idea)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the buyers bring without anything being written here, each to be added to the own list. */
function Given({ given, words, onAdd }: { given: readonly string[]; words: string; onAdd(idea: string): void }) {
  if (given.length === 0) return null
  return (
    <div className="mt-3">
      <p className="mb-1.5 text-small text-ink-2">{words}</p>
      <ul className="flex flex-wrap gap-1.5">
        {given.map((idea) => (
          <li key={idea}>
            <Button size="small" icon={IconPlus} aria-label={`Add: ${idea}`} onClick={() => onAdd(idea)}>
              {idea}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A list of sentences to write, order and strike out. The first weigh most when companies are made. */
function Ideas({ label, adds, ideas, onChange, draft, onDraft, ...offered }: IdeasProps) {
  const takesNone = isFull(ideas)
  const add = () => {
    if (takesNone) return
    onChange(withIdea(ideas, draft))
    onDraft('')
  }
  return (
    <section aria-label={label}>
      <h3 className="mb-1 font-medium">{label}</h3>
      <IdeaList ideas={ideas} onChange={onChange} />
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <TextInput
          aria-label={adds}
          placeholder={adds}
          value={draft}
          maxLength={longestIdea}
          onChange={(event) => onDraft(event.target.value)}
        />
        <Button type="submit" icon={IconPlus} disabled={takesNone}>
          Add
        </Button>
      </form>
      {takesNone && <p className="mt-1 text-small text-ink-2">{mostIdeas} is the most. Remove one to add another.</p>}
      <Sold
        sold={takesNone ? [] : offered.sold.filter((idea) => !ideas.includes(idea))}
        words={offered.soldWords}
        onAdd={(idea) => onChange(withIdea(ideas, idea))}
      />
      <Given
        given={takesNone ? [] : offered.given.filter((idea) => !ideas.includes(idea))}
        words={offered.givenWords}
        onAdd={(idea) => onChange(withIdea(ideas, idea))}
      />
    </section>
  )
}

/** What companies of a segment are made of: pain points, objections and free text. */
export function ConfigurationDialog({
  who,
  segment,
  open,
  onClose,
}: {
  who: Who
  segment: Segment
  open: boolean
  onClose(): void
}) {
  const own = useConfiguration(who, segment, () => {
    toast.success(`${segment.name} saved`)
    onClose()
  })
  const { drafts, save } = own
  const market = useQuery(segmentMarketQuery(who.orgId, segment._id))
  const product = useQuery(productSummaryQuery(who.userId))

  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={820}
      title={`Configure ${segment.name}`}
      description="Every buyer in this segment knows what you save here, from their next call on."
      dirty={own.isChanged && !save.isSuccess}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={save.isPending} onClick={own.submit}>
            Save changes
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {own.isMerged ? (
          <ErrorState title="Somebody else has changed this meanwhile.">
            What they wrote stands here too. Look at it, and save again.
          </ErrorState>
        ) : (
          save.isError && <ErrorState title="Failed to save segment customizations">{wordsOf(save.error)}</ErrorState>
        )}
        <div className="grid grid-cols-2 gap-6 max-tablet:grid-cols-1">
          <div className="flex flex-col gap-5">
            <Ideas
              label="Pain points"
              adds="Add a pain point"
              ideas={own.industryPainPoints}
              sold={product.data?.problemsSolved ?? []}
              soldWords="Problems your product solves. Add one, and put it in the words of a buyer."
              given={market.data?.painPoints ?? []}
              givenWords="Companies here have two of these anyway. Of your own list each gets four: the top two, and two of the others by chance."
              onChange={(industryPainPoints) => own.change({ industryPainPoints })}
              draft={drafts.pain}
              onDraft={(pain) => own.draft({ pain })}
            />
            <Ideas
              label="Objections"
              adds="Add an objection"
              ideas={own.potentialObjections}
              sold={competitorObjections(product.data?.competitors ?? [])}
              soldWords="About the competitors of your product."
              given={market.data?.objections ?? []}
              givenWords="Buyers here raise some of these anyway. Of your own list each raises three: the top two, and one of the others by chance."
              onChange={(potentialObjections) => own.change({ potentialObjections })}
              draft={drafts.objection}
              onDraft={(objection) => own.draft({ objection })}
            />
          </div>
          <Field
            label="Anything else"
            optional
            help="Facts that are true of every company here, in your own words. Buyers know them, and reps can find them out on a call."
          >
            <TextArea
              rows={12}
              maxLength={longestFreeform}
              value={own.freeformCustomizations}
              onChange={(event) => own.change({ freeformCustomizations: event.target.value })}
            />
          </Field>
        </div>
      </div>
    </Dialog>
  )
}
