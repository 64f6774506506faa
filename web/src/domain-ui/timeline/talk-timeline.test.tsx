import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PlacedComment } from './comment-lane.tsx'
import { TalkTimeline, type TalkTimelineProps } from './talk-timeline.tsx'

const words = 'What goes wrong when it gets busy in the afternoon?'
/** Ten seconds of talk, four minutes of nothing, ten seconds of talk. */
const turns = [
  { speaker: 'rep' as const, words, startMs: 0, endMs: 5000 },
  { speaker: 'buyer' as const, words, startMs: 5000, endMs: 10_000 },
  { speaker: 'rep' as const, words, startMs: 250_000, endMs: 255_000 },
  { speaker: 'buyer' as const, words, startMs: 255_000, endMs: 260_000 },
]
const comment: PlacedComment = {
  _id: 'c1',
  userId: 'u1',
  name: 'Ruth Adeyemi',
  startMs: 255_000,
  text: 'Ask for a figure here.',
  mentions: [],
  at: '2026-11-20T12:00:00Z',
}

function show(over: Partial<TalkTimelineProps> = {}) {
  const told = {
    onSeek: vi.fn<TalkTimelineProps['onSeek']>(),
    onMoment: vi.fn<TalkTimelineProps['onMoment']>(),
    onComment: vi.fn<TalkTimelineProps['onComment']>(),
  }
  render(
    <TalkTimeline
      durationMs={260_000}
      turns={turns}
      moments={[]}
      comments={[]}
      mind={null}
      buyerName="Dana"
      repName="You"
      positionMs={0}
      chosenMomentId={null}
      {...told}
      {...over}
    />,
  )
  return told
}

afterEach(cleanup)

describe('the timeline of a call with a long pause', () => {
  it('says how long the pause was, to the eye and to a screen reader', () => {
    show()
    expect(screen.getByText('4:00 pause')).toBeTruthy()
    expect(screen.getByText('Drawn shorter than they were: 4:00 of silence at 0:10.')).toBeTruthy()
  })

  it('plays from where it is pressed: two thirds along, the pause is over', () => {
    const { onSeek } = show()
    const slider = screen.getByRole('slider', { name: 'Position in the call' })
    const drawnMs = Number(slider.getAttribute('max'))
    expect(drawnMs).toBe(28_000)
    fireEvent.change(slider, { target: { value: String(20_000) } })
    expect(onSeek).toHaveBeenLastCalledWith(252_000)
  })

  it('moves by a second where somebody speaks, and gets through a pause of minutes in eight keys', () => {
    const spoken = show({ positionMs: 252_000 })
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' })
    expect(spoken.onSeek.mock.lastCall?.[0]).toBeCloseTo(253_000)
    cleanup()
    const silent = show({ positionMs: 10_000 })
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' })
    expect(silent.onSeek.mock.lastCall?.[0]).toBeCloseTo(40_000)
  })

  it('has what people commented on, and pressing one goes there', () => {
    const { onComment } = show({ comments: [comment] })
    fireEvent.click(screen.getByRole('button', { name: 'Comment by Ruth Adeyemi, 4:15' }))
    expect(onComment).toHaveBeenCalledWith(comment)
  })

  it('has no lane for comments where there are none', () => {
    show()
    expect(screen.queryByText('Comments')).toBeNull()
  })
})

describe('a timeline wider than its page', () => {
  it('fades where it goes on, until it is scrolled to its end', () => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1176)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(358)
    show()
    const frame = document.querySelector('[data-more]')
    if (frame === null) throw new Error('No frame around the lanes')
    expect(frame.getAttribute('data-more')).toBe('true')
    frame.scrollLeft = 818
    fireEvent.scroll(frame)
    expect(frame.getAttribute('data-more')).toBe('false')
  })
})
