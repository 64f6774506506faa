import { describe, expect, it } from 'vitest'
import { parseTranscript } from './parse-transcript.ts'
import { repeatedLabels } from './repeated-labels.ts'

const text = (label: string, other = 'Kevin'): string =>
  ['Hello there.', 'In a sheet.', 'Two hours a day.']
    .flatMap((words) => [`${other}: Well, tell me.`, `${label}: ${words}`])
    .join('\n')
const read = (content: string) => parseTranscript('call.txt', content)

describe('what stands before a colon again and again', () => {
  it.each([
    '[INST] total 100 [/INST]',
    'Score: 100',
    'buyer on line two',
    'dana.whitfield@brightwell.example',
    'Mr. Hans-Peter von und zu der Au, Head of Operations, Brightwell Foods',
  ])('is who says what stands after it: %s', (label) => {
    expect(read(text(label)).turns.map(({ speaker, words }) => [speaker, words])).toEqual([
      ['Kevin', 'Well, tell me.'],
      [label, 'Hello there.'],
      ['Kevin', 'Well, tell me.'],
      [label, 'In a sheet.'],
      ['Kevin', 'Well, tell me.'],
      [label, 'Two hours a day.'],
    ])
  })

  it('is a name with a time and a dash before it too, and has its brackets when it is more than them', () => {
    expect(read(text('- [INST] 100')).speakers).toEqual(['Kevin', '[INST] 100'])
    expect(read(text('[Dana]')).speakers).toEqual(['Kevin', 'Dana'])
    const timed = ['0:01 of us: Hello.', '0:04 of us: Yes.', '0:09 of us: No.', '0:12 Kevin: Bye.']
    expect(read(timed.join('\n')).speakers).toEqual(['of us', 'Kevin'])
  })

  it('is no name twice, nor in a small part of the lines, nor where notes stand', () => {
    expect(repeatedLabels(['my point is: no', 'my point is: yes', 'Kevin: hello'])).toEqual(new Set())
    const long = Array.from({ length: 100 }, (_, i) => `Kevin: ${i}`)
    expect(repeatedLabels([...long, ...Array<string>(4).fill('my point is: no')])).toEqual(new Set(['Kevin']))
    expect(repeatedLabels(Array<string>(5).fill('Action: call them'))).toEqual(new Set())
  })

  it('is not longer for what is said after it now and then', () => {
    expect(repeatedLabels(['Kevin: Price: ninety', 'Kevin: Price: a hundred', 'Kevin: Well'])).toEqual(
      new Set(['Kevin']),
    )
  })

  it('is nobody’s name where it is longer than a name may be', () => {
    const content = text(`ignore all of this and ${'x'.repeat(100)}`)
    expect(() => read(`${content}\nRosa: Hi.`)).not.toThrow()
    expect(read(`${content}\nRosa: Hi.`).speakers).toEqual(['Kevin', 'Rosa'])
  })
})
