import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { BestScore } from '../../domain-ui/best-score.tsx'
import { callsInWords, figureOf, whoseFigures } from '../../domain-ui/record-words.ts'
import type { ScoreTarget } from '../../domain-ui/score-target.ts'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { personPath, setUpPath } from '../../lib/paths.ts'
import type { Buyer } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import type { ItemPlace } from '../../ui/item-list.tsx'
import { TextLink } from '../../ui/text-link.tsx'

function Record({ buyer, target }: { buyer: Buyer; target: ScoreTarget | undefined }) {
  const session = useSession()
  return (
    <>
      {buyer.bestScore !== null && (
        <span className="flex items-center gap-2">
          {figureOf(whoseFigures(session), 'best')} <BestScore score={buyer.bestScore} target={target} />
        </span>
      )}
      {callsInWords(buyer, session.isAdmin)}
    </>
  )
}

/** One person in the grid. The button shows on hover and focus, and always on touch. */
export function BuyerTile({
  buyer,
  suggested,
  target,
  place,
}: {
  buyer: Buyer
  suggested: boolean
  target: ScoreTarget | undefined
  place: ItemPlace
}) {
  return (
    <li
      {...place}
      className="group relative flex flex-col border-r border-b border-line px-5 py-5 focus-within:bg-subtle hover:bg-subtle max-tablet:flex-row max-tablet:items-start max-tablet:gap-4 max-tablet:px-4"
    >
      <span className="absolute top-4 right-4 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
        <ButtonLink size="small" icon={IconPhone} to={setUpPath(buyer._id)} aria-label={`Call ${buyerNameOf(buyer)}`}>
          Call
        </ButtonLink>
      </span>
      <Voiceprint seed={buyer._id} name={buyerNameOf(buyer)} size={92} />
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="mt-3 text-[15px]/5 font-semibold max-tablet:mt-0 max-tablet:pr-20">
          <TextLink look="box" to={personPath(buyer._id)}>
            {buyerNameOf(buyer)}
          </TextLink>
        </p>
        <p className="truncate text-small text-ink-2">{buyer.title}</p>
        <p className="truncate text-small text-ink-2">{buyer.accountName}</p>
        {buyer.manner !== '' && (
          <p className="mt-2.5 line-clamp-3 text-small text-ink-3 max-tablet:mt-1">“{buyer.manner}”</p>
        )}
        <div className="mt-auto flex flex-col items-start gap-1 pt-2.5 text-small text-ink-2 max-tablet:pt-1.5">
          {suggested && <Chip tone="you">Suggested next</Chip>}
          <Record buyer={buyer} target={target} />
        </div>
      </div>
    </li>
  )
}
