import { describe, expect, it } from 'vitest'
import { axisLabels } from './axis-labels.ts'
import { callAxis } from './time-axis.ts'

const talk = (fromSeconds: number, toSeconds: number) =>
  Array.from({ length: (toSeconds - fromSeconds) / 5 }, (_, index) => ({
    words: 'And what does that cost you?',
    startMs: (fromSeconds + index * 5) * 1000,
    endMs: (fromSeconds + index * 5 + 4) * 1000,
  }))
const textsOf = (turns: ReturnType<typeof talk>, seconds: number, width = 1000) =>
  axisLabels(callAxis(turns, seconds * 1000), seconds * 1000, width).map(({ text }) => text)

describe('the labels of the time axis', () => {
  it('are round times that fit', () => {
    expect(textsOf(talk(0, 770), 770)).toEqual(['0:00', '2:00', '4:00', '6:00', '8:00', '10:00', '12:00'])
    expect(textsOf(talk(0, 50), 50)).toEqual([
      '0:00',
      '0:05',
      '0:10',
      '0:15',
      '0:20',
      '0:25',
      '0:30',
      '0:35',
      '0:40',
      '0:45',
      '0:50',
    ])
  })

  it('say how long a squeezed pause really was, and give no time inside it', () => {
    const texts = textsOf([...talk(0, 40), ...talk(260, 300)], 300)
    expect(texts).toContain('3:41 pause')
    expect(texts.filter((text) => /^[1-3]:\d\d$/.test(text))).toEqual([])
    expect(texts.at(-1)).toBe('5:00')
  })

  it('stay whole at the edges, where a pause may be the first thing or the last', () => {
    const width = 600
    const labels = axisLabels(callAxis([...talk(40, 80), ...talk(85, 120)], 180_000), 180_000, width)
    const ofPauses = labels.filter(({ kind }) => kind === 'stretch')
    expect(ofPauses.length).toBeGreaterThan(0)
    for (const { share } of ofPauses) {
      expect(share * width).toBeGreaterThanOrEqual(40)
      expect(share * width).toBeLessThanOrEqual(width - 40)
    }
  })

  it('never cover each other, and keep the longest pause when there is no room for all', () => {
    const turns = [...talk(0, 5), ...talk(65, 70), ...talk(200, 205), ...talk(270, 275)]
    const width = 300
    const labels = axisLabels(callAxis(turns, 275_000), 275_000, width)
    expect(labels.map(({ text }) => text)).toContain('2:11 pause')
    const gaps = labels.slice(1).map((label, index) => (label.share - (labels[index]?.share ?? 0)) * width)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(60)
  })
})
