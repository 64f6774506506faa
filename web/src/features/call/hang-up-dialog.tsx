import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Under this a hang-up is asked about. */
export const askBeforeMs = 60_000

/** A call of less than a minute is seldom long enough to score. */
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
      <p>A call of less than a minute is often too short to score.</p>
    </Dialog>
  )
}
