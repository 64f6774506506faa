import { describe, expect, it } from 'vitest'
import {
  barCount,
  initialsOf,
  voiceprintGeometry,
  voiceprintPath,
  voiceprintShape,
  voiceprintSizes,
} from './voiceprint-shape.ts'

describe('a voiceprint', () => {
  it('has the same shape for the same person, always', () => {
    expect(voiceprintShape('persona-1', 56)).toEqual(voiceprintShape('persona-1', 56))
  })

  it('tells people apart', () => {
    const shapes = new Set(Array.from({ length: 200 }, (_, person) => voiceprintShape(`persona-${person}`, 26).join()))
    expect(shapes.size).toBe(200)
  })

  it('uses the whole range of lengths', () => {
    const shape = voiceprintShape('persona-1', 72)
    expect(Math.min(...shape)).toBe(0)
    expect(Math.max(...shape)).toBe(1)
  })

  it('stays inside its square at every size', () => {
    for (const size of voiceprintSizes) {
      const { start, longest, stroke } = voiceprintGeometry(size)
      expect(start + longest + stroke / 2).toBeLessThanOrEqual(size / 2)
    }
  })

  it('has more bars the larger it is', () => {
    expect([32, 52, 92, 136].map(barCount)).toEqual([26, 40, 56, 72])
  })

  it('draws shorter bars for a quieter voice', () => {
    const reach = (level: number) =>
      voiceprintPath('persona-1', 136, level)
        .match(/[\d.]+/g)
        ?.map(Number) ?? []
    expect(Math.min(...reach(1))).toBeLessThan(Math.min(...reach(0)))
  })
})

describe('initials', () => {
  it('are those of the first and the last name', () => {
    expect(initialsOf('Dana Whitfield')).toBe('DW')
    expect(initialsOf('Anna Maria de la Cruz')).toBe('AC')
  })

  it('are one letter for one name, and none for no name', () => {
    expect(initialsOf('Prince')).toBe('P')
    expect(initialsOf('  ')).toBe('')
  })
})
