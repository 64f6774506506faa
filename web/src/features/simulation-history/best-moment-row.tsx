import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs'
import type { BestMoment } from '@ringside/contract/reviews/best-moments'
import { useState } from 'react'
import { callTypeLabels } from '../../domain-ui/call-labels.ts'
import { SaidLines } from '../../domain-ui/review/said-lines.tsx'
import { skillNames } from '../../domain-ui/skill-names.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { reviewPath, transcriptPath } from '../../lib/paths.ts'
import { useChangeMoment, useRemoveMoment } from '../../lib/queries/best-moments.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatClock, formatDay } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Dialog, questionWidth } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { ChangeMoment, toldOf } from './change-moment.tsx'
import { isPlayable, type Playlist } from './use-playlist.ts'

/** The review of its call, where the moment begins. */
const pathOf = ({ call: { kind, id }, startMs }: BestMoment): string =>
  kind === 'simulation' ? reviewPath(id, startMs) : transcriptPath(id, startMs)

function RemoveMoment({ moment, onClose }: { moment: BestMoment; onClose: () => void }) {
  const { orgId } = useSession()
  const remove = useRemoveMoment(orgId, moment._id)
  return (
    <Dialog
      open
      onClose={onClose}
      width={questionWidth}
      title={`Remove “${moment.title}”?`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            loading={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: onClose })}
          >
            Remove it
          </Button>
        </>
      }
    >
      <p>{moment.shared ? 'Nobody finds it any more. ' : ''}The call stays as it is.</p>
      {remove.isError && <ErrorState title="The moment could not be removed">{wordsOf(remove.error)}</ErrorState>}
    </Dialog>
  )
}

function MomentMenu({ moment }: { moment: BestMoment }) {
  const { orgId } = useSession()
  const [asking, setAsking] = useState<'change' | 'remove' | null>(null)
  const change = useChangeMoment(orgId, moment._id)
  const share = (shared: boolean) =>
    change.mutate(
      { ...toldOf(moment), shared },
      {
        onSuccess: () => toast.success(shared ? 'Shared with everybody' : 'Not shared any more'),
        onError: (error) => toast.error('The moment could not be changed', { detail: wordsOf(error) }),
      },
    )
  const onClose = () => setAsking(null)
  return (
    <>
      <Menu
        label={`More about ${moment.title}`}
        items={[
          { kind: 'action', label: 'Change', onSelect: () => setAsking('change') },
          ...(moment.shared || moment.canShare
            ? [
                {
                  kind: 'action' as const,
                  label: moment.shared ? 'Stop sharing' : 'Share with everybody',
                  onSelect: () => share(!moment.shared),
                },
              ]
            : []),
          { kind: 'action', label: 'Remove', danger: true, onSelect: () => setAsking('remove') },
        ]}
        opener={(opener) => <IconButton icon={IconDots} label={`More about ${moment.title}`} {...opener} />}
      />
      {asking === 'change' && <ChangeMoment moment={moment} onClose={onClose} />}
      {asking === 'remove' && <RemoveMoment moment={moment} onClose={onClose} />}
    </>
  )
}

/** What was kept, of which call, by whom; with the way to hear it and to go there. */
export function BestMomentRow({ moment, playlist }: { moment: BestMoment; playlist: Playlist }) {
  const { userId } = useSession()
  const { title, note, skill, shared, rep, keptBy, callTitle, canOpen } = moment
  const isPlaying = playlist.playingId === moment._id
  const by = keptBy.userId === userId ? 'you' : keptBy.name
  const facts = [
    // A practice call's title says of what kind it was.
    ...(moment.call.kind === 'transcript' ? [callTypeLabels[moment.type]] : []),
    ...(rep.userId === userId ? [] : [rep.name]),
    `${formatClock(moment.startMs)} to ${formatClock(moment.endMs)}`,
    `kept by ${by}, ${formatDay(moment.at)}`,
  ]
  return (
    <li aria-current={isPlaying || undefined} className="border-b border-line px-6 py-4 max-tablet:px-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-2 text-h2 font-semibold">
            {title}
            {skill && <Chip>{skillNames[skill]}</Chip>}
            {!shared && <Chip tone="you">Only you</Chip>}
          </h2>
          <p className="text-small text-ink-2">
            {canOpen ? (
              <TextLink look="alone" to={pathOf(moment)}>
                {callTitle}
              </TextLink>
            ) : (
              callTitle
            )}
            , {facts.join(', ')}
          </p>
        </div>
        {isPlayable(moment) && (
          <Button
            size="small"
            icon={isPlaying ? IconPlayerStop : IconPlayerPlay}
            aria-label={isPlaying ? `Stop ${title}` : `Play ${title}`}
            onClick={() => (isPlaying ? playlist.stop() : playlist.play(moment))}
          >
            {isPlaying ? 'Stop' : 'Play'}
          </Button>
        )}
        {moment.canChange && <MomentMenu moment={moment} />}
      </div>
      <div className="mt-2.5 flex max-w-[80ch] flex-col gap-2">
        {note && <p className="whitespace-pre-wrap">{note}</p>}
        <SaidLines lines={moment.lines} />
      </div>
    </li>
  )
}
