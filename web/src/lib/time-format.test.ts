import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatAgo, formatDay, formatLongDay, formatMoment, greetingAt, ownZone } from './time-format.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  // The module that was loaded in another zone goes on telling that zone's time.
  vi.resetModules()
})

const local = (text: string) => new Date(text)
const now = local('2026-11-20T14:05:00')
const iso = (text: string) => local(text).toISOString()

describe('where this browser is', () => {
  const says = (timeZone: string) =>
    vi
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions)
  afterEach(() => void vi.restoreAllMocks())

  it.each([
    ['Pacific/Auckland', 'Pacific/Auckland'],
    ['UTC', 'UTC'],
    ['+05:30', 'UTC'],
    ['Etc/Unknown', 'UTC'],
  ])('is a zone that has a name: %s is %s', (timeZone, zone) => {
    says(timeZone)
    expect(ownZone()).toBe(zone)
  })
})

describe('times as people read them', () => {
  it('name a day of this year without the year', () => {
    expect(formatDay(iso('2026-11-13T09:00:00'), now)).toBe('13 Nov')
    expect(formatDay(iso('2025-09-03T09:00:00'), now)).toBe('3 Sep 2025')
  })

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('name a day of the calendar the same in %s', async (zone) => {
    vi.stubEnv('TZ', zone)
    vi.resetModules()
    const there = await import('./time-format.ts')
    expect(there.formatDate('2026-11-13', now)).toBe('13 Nov')
    expect(there.formatDate('2025-01-01', now)).toBe('1 Jan 2025')
  })

  it('name a moment with its clock time', () => {
    expect(formatMoment(iso('2026-11-20T14:05:00'), now)).toBe('20 Nov, 14:05')
  })

  it('say how long ago something was, up to yesterday', () => {
    expect(formatAgo(iso('2026-11-20T14:04:30'), now)).toBe('Now')
    expect(formatAgo(iso('2026-11-20T13:53:00'), now)).toBe('12 min ago')
    expect(formatAgo(iso('2026-11-20T11:00:00'), now)).toBe('3 h ago')
    expect(formatAgo(iso('2026-11-19T23:00:00'), now)).toBe('Yesterday')
    expect(formatAgo(iso('2026-11-18T23:00:00'), now)).toBe('18 Nov')
  })

  it('greet by the time of day', () => {
    expect([8, 12, 18].map((hour) => greetingAt(new Date(2026, 10, 20, hour)))).toEqual([
      'Good morning',
      'Good afternoon',
      'Good evening',
    ])
    expect(formatLongDay(new Date(2026, 10, 20))).toBe('Friday 20 November')
  })
})
