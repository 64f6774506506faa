import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Under this a hang-up is asked about. */
export const askBeforeMs = 60_000

/** The clock goes on while the question stands, so it says what a score needs and not how long the call was. */
export const beforeHangUp =
  'A score needs at least three lines and 40 words of yours. A call this short often has fewer.'

/** Asked early in a call: it is seldom long enough to score then. */
export function HangUpDialog({
  open,
  onClose,
  onHangUp,
}: {
  open: boolean
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
      <p>{beforeHangUp}</p>
    </Dialog>
  )
}
