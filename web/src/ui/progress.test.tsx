import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Pagination } from './pagination.tsx'
import { Progress, Steps } from './progress.tsx'

afterEach(cleanup)

describe('long work', () => {
  it('says its percent in words and to screen readers, and never more than 100', () => {
    render(<Progress label="Reviewing" percent={104} />)
    expect(screen.getByRole('progressbar', { name: 'Reviewing' }).getAttribute('aria-valuenow')).toBe('100')
    expect(screen.getByText('100%')).toBeTruthy()
  })

  it('says the state of each step in words, not by its sign alone', () => {
    render(
      <Steps
        label="Reviewing"
        steps={[
          { label: 'Uploaded', state: 'done' },
          { label: 'Scored', state: 'now' },
        ]}
      />,
    )
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Uploaded, done',
      'Scored, in progress',
    ])
    expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Scored')
  })
})

describe('a list read page by page', () => {
  it('offers more while there is more', () => {
    const more = vi.fn<() => void>()
    const { rerender } = render(<Pagination shown={50} total={1200} noun="calls" onMore={more} />)
    expect(screen.getByRole('status').textContent).toBe('50 of 1,200 calls')
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(more).toHaveBeenCalledOnce()
    rerender(<Pagination shown={1200} total={1200} noun="calls" onMore={more} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('asks for more when its end has come near, also where a busy page hears late that it was far before', () => {
    let hear: (frames: { isIntersecting: boolean }[]) => void = () => undefined
    class Observer {
      constructor(callback: typeof hear) {
        hear = callback
      }
      observe = () => undefined
      disconnect = () => undefined
    }
    vi.stubGlobal('IntersectionObserver', Observer)
    const onMore = vi.fn<() => void>()
    render(<Pagination shown={50} total={132} noun="calls" onMore={onMore} whenNear />)
    hear([{ isIntersecting: true }, { isIntersecting: false }])
    expect(onMore).not.toHaveBeenCalled()
    hear([{ isIntersecting: false }, { isIntersecting: true }])
    expect(onMore).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})
