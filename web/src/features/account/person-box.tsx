import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { Persona } from '@ringside/contract/pipeline/persona'
import { Link } from 'react-router'
import { callsInWords, figureOf, whoseFigures } from '../../domain-ui/record-words.ts'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { personPath, setUpPath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { RowMenu } from '../../ui/row-menu.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Every box of the chart is as wide, so that lines meet their middles. */
export const boxWidth = 'w-60 max-tablet:w-full'

/** Somebody at the company, how it went with them, and the ways to call them. */
export function PersonBox({
  persona,
  suggested,
  canCall,
  onArchive,
}: {
  persona: Persona
  suggested: boolean
  canCall: boolean
  onArchive(persona: Persona): void
}) {
  const session = useSession()
  const name = buyerNameOf(persona)
  return (
    <li
      className={`group relative flex ${boxWidth} items-center gap-3 rounded-box border bg-surface p-3.5 ${suggested ? 'border-2 border-you' : 'border-line-strong'}`}
    >
      <Voiceprint seed={persona._id} name={name} size={52} />
      <span className="min-w-0 flex-1">
        <TextLink look="box" to={personPath(persona._id)}>
          {name}
        </TextLink>
        <span className="block text-small wrap-break-word text-ink-2">{persona.title}</span>
        {suggested && <span className="block text-small font-medium text-you-text">Suggested next</span>}
        <span className="block text-small text-ink-3">{callsInWords(persona, session.isAdmin)}</span>
        {persona.bestScore !== null && (
          <span className="block text-small text-ink-3">{`${figureOf(whoseFigures(session), 'best')} ${persona.bestScore}`}</span>
        )}
      </span>
      <span className="absolute top-1.5 right-1.5 flex flex-col rounded-control bg-surface opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:static pointer-coarse:opacity-100 max-tablet:flex-row max-tablet:gap-3">
        {canCall && (
          <Link
            to={setUpPath(persona._id)}
            aria-label={`Call ${name}`}
            className="grid size-8 place-items-center max-tablet:size-11 rounded-control text-ink-2 hover:bg-hover"
          >
            <IconPhone size={18} stroke={1.5} aria-hidden />
          </Link>
        )}
        <RowMenu
          name={name}
          items={[
            ...(canCall ? [{ kind: 'link' as const, label: 'Set up a call', to: setUpPath(persona._id) }] : []),
            { kind: 'action', label: 'Archive', onSelect: () => onArchive(persona) },
          ]}
        />
      </span>
    </li>
  )
}
