import { describe, expect, it } from 'vitest'
import { takeToasts, toast, type ToastRequest } from './toast-queue.ts'

describe('toasts', () => {
  it('wait for the region that shows them, in order', () => {
    toast.info('first')
    toast.error('second', { detail: 'why' })
    const shown: ToastRequest[] = []
    const stop = takeToasts((request) => shown.push(request))
    expect(shown).toEqual([
      { kind: 'info', title: 'first' },
      { kind: 'error', title: 'second', detail: 'why' },
    ])
    stop()
  })

  it('go to the newest region only', () => {
    const old: ToastRequest[] = []
    const now: ToastRequest[] = []
    const stopOld = takeToasts((request) => old.push(request))
    const stopNow = takeToasts((request) => now.push(request))
    stopOld()
    toast.success('saved')
    stopNow()
    expect(old).toEqual([])
    expect(now.map((request) => request.title)).toEqual(['saved'])
  })
})
