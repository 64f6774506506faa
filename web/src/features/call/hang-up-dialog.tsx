import { isEnoughToScore, scoreNeeds, type RepSpeech } from '@ringside/contract/reviews/score-needs'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Of the two figures of the sentence the small one is a word; a change of what is needed fails here until it has one. */
const inWords = { 3: 'three' } as const satisfies Record<typeof scoreNeeds.lines, string>
const some = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

/** What was said, in figures: they go on while the question stands, as a line on its way still counts. */
export function beforeHangUp(speech: RepSpeech): string {
  const { lines, words } = speech
  if (isEnoughToScore(speech))
    return `You have said ${some(lines, 'line')} and ${some(words, 'word')}, enough for a score.`
  const said = lines === 0 ? 'nothing yet' : `${some(lines, 'line')} and ${some(words, 'word')}`
  return `You have said ${said}. A score needs at least ${inWords[scoreNeeds.lines]} lines and ${scoreNeeds.words} words of yours.`
}

/** Asked in the first minute of a call that has too little for a score. */
export function HangUpDialog({
  open,
  speech,
  onClose,
  onHangUp,
}: {
  open: boolean
  speech: RepSpeech
  onClose: () => void
  onHangUp: () => void
}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={440}
      title="Hang up already?"
      actions={
        <>
          <Button onClick={onClose}>Stay on the call</Button>
          <Button variant="danger" onClick={onHangUp}>
            Hang up
          </Button>
        </>
      }
    >
      <p aria-live="polite">{beforeHangUp(speech)}</p>
    </Dialog>
  )
}
