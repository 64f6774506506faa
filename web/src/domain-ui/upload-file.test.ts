import { describe, expect, it } from 'vitest'
import { uploadMaxBytes, uploadProblem } from './upload-file.ts'

describe('a file to upload', () => {
  it.each(['call.vtt', 'call.SRT', 'my.call.txt', 'call.json'])('may be %s', (name) => {
    expect(uploadProblem({ name, size: 100 })).toBeNull()
  })

  it('has to be a transcript', () => {
    expect(uploadProblem({ name: 'call.mp3', size: 100 })).toMatch(/Choose a transcript/)
    expect(uploadProblem({ name: 'vtt', size: 100 })).toMatch(/Choose a transcript/)
  })

  it('is neither empty nor over 2 MB', () => {
    expect(uploadProblem({ name: 'call.vtt', size: 0 })).toMatch(/empty/)
    expect(uploadProblem({ name: 'call.vtt', size: uploadMaxBytes })).toBeNull()
    expect(uploadProblem({ name: 'call.vtt', size: uploadMaxBytes + 1 })).toMatch(/over 2 MB/)
  })
})
