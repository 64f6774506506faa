import { describe, expect, it } from 'vitest'
import { chosenFile, isByName, typeInName, typeOf } from './upload-type.ts'

describe('the kind of call that a file’s name says', () => {
  it.each([
    ['Northwind_cold-call_2026-11-02.vtt', 'cold-call'],
    ['coldcall.mp3', 'cold-call'],
    ['Gatekeeper at Brightwell.txt', 'gatekeeper'],
    ['2026-10-01 Discovery Call (Dana).docx', 'discovery'],
    ['product.demo.northwind.mp4', 'demo'],
    ['objections Kevin.txt', 'objection-handling'],
    ['Negotiation 2.m4a', 'negotiation'],
    ['CLOSING_brightwell.json', 'closing'],
    ['check-in July.vtt', 'check-in'],
    ['Referral Rosa.srt', 'referral'],
  ] as const)('is taken from it: %s', (name, type) => {
    expect(typeInName(name)).toBe(type)
  })

  it.each([
    'GMT20261102-140000_Recording.m4a',
    'Brightwell, first call.txt',
    'from discovery to demo.vtt',
    'democracy.txt',
    'close.txt',
    'rediscovery.vtt',
  ])('is none where it says none, or more than one: %s', (name) => {
    expect(typeInName(name)).toBeNull()
  })

  it('is a proposal: what somebody says of the file counts before it, and what holds for all after it', () => {
    const [named, plain] = ['demo.vtt', 'call.vtt'].map((name) => chosenFile(new File(['x'], name)))
    if (!named || !plain) throw new Error('No files')
    expect([typeOf(named, 'closing'), typeOf(plain, 'closing')]).toEqual(['demo', 'closing'])
    const said = { ...named, said: 'referral' as const }
    expect(typeOf(said, 'closing')).toBe('referral')
    expect([named, plain, said].map(isByName)).toEqual([true, false, false])
  })
})
