export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading'

export interface ToastOptions {
  /** A second line in grey. */
  detail?: string
  /** One way back: { label: 'Undo', onPress }. */
  action?: { label: string; onPress(): void }
  /** Ids of the things whose state it tells: it takes the place of a toast that told an earlier state of them alone. */
  about?: readonly string[]
}

export interface ToastRequest extends ToastOptions {
  kind: ToastKind
  title: string
}

/** Leads the keyboard to what was said last, while it stands. */
export const toastKey = 'F8'

export const goToToast = (): void => document.querySelector<HTMLElement>('[data-toast] button')?.focus()

type Listener = (request: ToastRequest) => void

let listener: Listener | null = null
let waiting: ToastRequest[] = []

function show(kind: ToastKind, title: string, options: ToastOptions = {}) {
  const request = { kind, title, ...options }
  if (listener) listener(request)
  else waiting.push(request)
}

/**
 * Says something at the top right for 5 seconds. Long work never lives in a toast, a form's errors stand at its
 * fields, and no fact stands in a toast alone.
 */
export const toast = {
  success: (title: string, options?: ToastOptions) => show('success', title, options),
  info: (title: string, options?: ToastOptions) => show('info', title, options),
  warning: (title: string, options?: ToastOptions) => show('warning', title, options),
  error: (title: string, options?: ToastOptions) => show('error', title, options),
  loading: (title: string, options?: ToastOptions) => show('loading', title, options),
}

/** Takes every toast from now on, and those that were asked for before. Returns the way to stop. */
export function takeToasts(next: Listener): () => void {
  listener = next
  const early = waiting
  waiting = []
  for (const request of early) next(request)
  return () => {
    if (listener === next) listener = null
  }
}
