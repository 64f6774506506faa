import { useEffect, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { takeToasts, type ToastRequest } from './toast-queue.ts'

const Layer = lazyPart(() => import('./toast-layer.tsx').then((module) => module.ToastLayer))

/** Where toasts appear. Once in the application; the code behind it is fetched with the first toast. */
export function ToastRegion() {
  const [first, setFirst] = useState<ToastRequest[]>([])
  useEffect(() => takeToasts((request) => setFirst((requests) => [...requests, request])), [])
  return first.length > 0 ? <Layer early={first} /> : null
}
