import { describe, expect, it, vi } from 'vitest'
import { createErrorReporter, listenForErrors, type ErrorReport } from './error-reports.ts'

function reporter() {
  const sent: ErrorReport[] = []
  return {
    sent,
    report: createErrorReporter(
      (report) => sent.push(report),
      () => '/simulation',
    ),
  }
}

describe('error reports', () => {
  it('carry kind, message and the page without its query', () => {
    const { sent, report } = reporter()
    report('render', new TypeError('no persona'))
    expect(sent).toMatchObject([{ kind: 'render', message: 'TypeError: no persona', path: '/simulation' }])
  })

  it('are sent once for the same error, however often it happens', () => {
    const { sent, report } = reporter()
    for (let time = 0; time < 5; time += 1) report('error', new Error('again'))
    expect(sent).toHaveLength(1)
  })

  it('stop at twenty a page load', () => {
    const { sent, report } = reporter()
    for (let time = 0; time < 50; time += 1) report('error', new Error(`number ${time}`))
    expect(sent).toHaveLength(20)
  })

  it('take in what is written to the console as an error, and still write it', () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { sent, report } = reporter()
    const stop = listenForErrors(report)
    console.error('lost', 3)
    stop()
    expect(written).toHaveBeenCalledWith('lost', 3)
    expect(sent).toMatchObject([{ kind: 'console', message: 'lost 3' }])
  })
})
