import { useState, type ReactNode } from 'react'
import { lazyPart } from './lazy-part.tsx'

const Layer = lazyPart(() => import('./sheet-layer.tsx').then((module) => module.SheetLayer))

export interface SheetProps {
  open: boolean
  onClose(): void
  title: string
  /** right: a drawer beside the page. bottom: for phones, as high as its content. */
  side?: 'right' | 'bottom'
  actions?: ReactNode
  children?: ReactNode
}

/** A panel that slides over an edge of the page. Its frame's code is fetched when it first opens. */
export function Sheet({ open, ...rest }: SheetProps) {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened ? <Layer open={open} {...rest} /> : null
}
