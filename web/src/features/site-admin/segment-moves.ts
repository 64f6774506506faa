import { transferSegments, type MovableSegment } from '@ringside/contract/pipeline/segments'
import { useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'

export interface Moves {
  state: 'idle' | 'moving' | 'done' | 'stopped'
  moved: readonly string[]
  /** Why it stopped, in the server's words. */
  problem: string
}

const idle: Moves = { state: 'idle', moved: [], problem: '' }

export const countOf = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

/** What of the chosen is still to move. */
export const leftToMove = (chosen: readonly MovableSegment[], moved: readonly string[]): MovableSegment[] =>
  chosen.filter((segment) => !moved.includes(segment._id))

/** The sentence at the end, whether all came over or not. */
export function resultOf(moves: Moves, chosen: number, to: string): string {
  const moved = countOf(moves.moved.length, 'segment')
  return moves.state === 'done'
    ? `${moved} moved to ${to}`
    : `${moved} of ${chosen} moved to ${to}. The rest stayed where it was.`
}

/**
 * Moves segments one after the other, so that what has moved is known at every moment. It stops at the first that can't
 * move; going on takes up what is left, and asking twice for one that has moved does no harm.
 */
export function useSegmentMoves(fromOrgId: string) {
  const [moves, setMoves] = useState<Moves>(idle)
  const move = async (segments: readonly MovableSegment[], toOrgId: string) => {
    let moved = [...moves.moved]
    setMoves({ state: 'moving', moved, problem: '' })
    try {
      for (const segment of leftToMove(segments, moved)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
        await call(transferSegments, { body: { fromOrgId, toOrgId, segmentIds: [segment._id] } })
        moved = [...moved, segment._id]
        setMoves({ state: 'moving', moved, problem: '' })
      }
      setMoves({ state: 'done', moved, problem: '' })
    } catch (error) {
      setMoves({ state: 'stopped', moved, problem: wordsOf(error) })
    }
  }
  return { moves, move }
}
