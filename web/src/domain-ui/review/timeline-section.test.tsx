import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TimelineSection } from './timeline-section.tsx'
import { usePlayback } from './use-playback.ts'
import type { PlayedRecording } from './use-recording.ts'

afterEach(cleanup)

const turns = [
  { turn: 1, speaker: 'rep' as const, name: 'You', words: 'Hello.', startMs: 0, endMs: 2000 },
  { turn: 2, speaker: 'buyer' as const, name: 'Dana', words: 'Who is this?', startMs: 2000, endMs: 4000 },
]

function Shown({ recording }: { recording: PlayedRecording | null }) {
  return (
    <TimelineSection
      playback={usePlayback(turns, 4000, 0, recording)}
      durationMs={4000}
      turns={turns}
      moments={[]}
      mind={null}
      buyerName="Dana"
      repName="You"
      chosenMomentId={null}
      onMoment={() => undefined}
      comments={[]}
      onComment={() => undefined}
    />
  )
}

describe('over the timeline of a call', () => {
  it('what plays it stands where there is something to hear', () => {
    render(<Shown recording={{ url: null, offsetMs: 0, onLost: () => undefined }} />)
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
    expect(screen.queryByText('No recording')).toBeNull()
  })

  it('nothing offers to play a call that was not recorded', () => {
    render(<Shown recording={null} />)
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Speed/ })).toBeNull()
    expect(screen.getByText('No recording')).toBeTruthy()
  })
})
