import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const UploadCallDialog = lazyPart(() => import('./upload-call-dialog.tsx').then((module) => module.UploadCallDialog))

/** Opens the dialog that uploads real calls; its code is fetched when the button is approached. */
export function UploadCallButton() {
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        icon={IconUpload}
        onPointerEnter={UploadCallDialog.preload}
        onFocus={UploadCallDialog.preload}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        Upload a call
      </Button>
      {opened && <UploadCallDialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
