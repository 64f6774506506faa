import { fileLimits } from '@ringside/contract/uploads'
import { describe, expect, it } from 'vitest'
import { fileSize, uploadProblem } from './upload-file.ts'

describe('a file to upload', () => {
  it('is neither empty nor over 500 MB', () => {
    expect(uploadProblem({ size: 0 })).toMatch(/empty/)
    expect(uploadProblem({ size: fileLimits.recording })).toBeNull()
    expect(uploadProblem({ size: fileLimits.recording + 1 })).toMatch(/over 500 MB/)
  })

  it('has a size that can be read', () => {
    expect([200, 640_400, 12_300_000].map(fileSize)).toEqual(['1 KB', '640 KB', '12 MB'])
  })
})
