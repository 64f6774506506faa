import { useState, type ReactNode } from 'react'
import { lazyPart } from './lazy-part.tsx'

const Layer = lazyPart(() => import('./dialog-layer.tsx').then((module) => module.DialogLayer))

/** A question with its answers, or one line to fill in. Everything wider is a form. */
export const questionWidth = 440

export interface DialogProps {
  open: boolean
  /** Called for Esc, the cross and a press outside; `dirty` dialogs ask first. */
  onClose(): void
  /** A question or a verb. */
  title: string
  /** One sentence under the title. */
  description?: ReactNode
  /** Pixels on a desk; a phone shows a form over the whole screen, and a question at its foot. */
  width: typeof questionWidth | 480 | 640 | 720 | 760 | 820 | 860
  /** To the left in the foot: "Step 1 of 2". */
  footNote?: ReactNode
  /** Buttons, Cancel first and the primary last. */
  actions?: ReactNode
  /** Unsaved changes: closing asks "Leave without saving?". */
  dirty?: boolean
  /** The content brings its own padding and touches the edges. */
  bare?: boolean
  /** On a desk it is as high whatever it holds, and its body scrolls: for what changes under its buttons step by step. */
  steady?: boolean
  children?: ReactNode
}

/** A dialog over the page. Its frame's code is fetched when it first opens; focus returns to what opened it. */
export function Dialog({ open, ...rest }: DialogProps) {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened ? <Layer open={open} {...rest} /> : null
}
