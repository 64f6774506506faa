import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { Score } from '../../domain-ui/score-ticks.tsx'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { setUpPath } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { nameOf, type Buyer } from './buyers.ts'

export const callsOf = (buyer: Buyer) =>
  buyer.calls === 0 ? 'Not called yet' : buyer.calls === 1 ? '1 call' : `${buyer.calls} calls`

/** One person in the grid. The button shows on hover and focus, and always on touch. */
export function BuyerTile({ buyer, suggested }: { buyer: Buyer; suggested: boolean }) {
  return (
    <li className="group relative border-r border-b border-line px-5 py-5 hover:bg-subtle focus-within:bg-subtle">
      <span className="absolute top-4 right-4 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
        <ButtonLink size="small" icon={IconPhone} to={setUpPath(buyer._id)} aria-label={`Call ${nameOf(buyer)}`}>
          Call
        </ButtonLink>
      </span>
      <Voiceprint seed={buyer._id} name={nameOf(buyer)} size={92} />
      <p className="mt-3 text-[15px]/5 font-semibold">
        <TextLink look="name" to={setUpPath(buyer._id)}>
          {nameOf(buyer)}
        </TextLink>
      </p>
      <p className="truncate text-small text-ink-2">{buyer.title}</p>
      <p className="truncate text-small text-ink-2">{buyer.accountName}</p>
      <p className="mt-2.5 truncate text-small text-ink-3">{buyer.manner}</p>
      <p className="mt-2.5 flex h-5 items-center justify-between gap-2 text-small text-ink-2">
        {suggested ? (
          <Chip tone="you">Suggested next</Chip>
        ) : buyer.bestScore === null ? (
          callsOf(buyer)
        ) : (
          <>
            <span className="inline-flex items-center gap-2">
              Best <Score score={buyer.bestScore} />
            </span>
            {callsOf(buyer)}
          </>
        )}
      </p>
    </li>
  )
}
