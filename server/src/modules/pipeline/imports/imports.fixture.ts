import {
  accountImportSchema,
  importPreviewSchema,
  type AccountImport,
  type ImportColumns,
  type ImportPreview,
} from '@ringside/contract'
import type { Answer, TestApp } from '../../../../test/build-test-app.ts'
import type { TestMember } from '../../../../test/factories.ts'

const path = '/api/pipeline/imports'

/** Files of accounts as a browser brings them: read, looked at, imported, undone. */
export function importCalls(test: TestApp) {
  const send = async (by: TestMember, content: Uint8Array | string, fileName = 'accounts.csv'): Promise<Answer> => {
    const response = await test.app.inject({
      method: 'POST',
      url: `${path}?fileName=${encodeURIComponent(fileName)}`,
      headers: {
        authorization: `Bearer ${by.token}`,
        'x-org-id': by.orgId,
        'content-type': 'application/octet-stream',
      },
      payload: Buffer.from(content),
    })
    return { status: response.statusCode, body: response.json(), response }
  }
  const ask = (by: TestMember, what: 'preview' | 'run', id: string, choice: object): Promise<Answer> =>
    test.request(by, 'POST', `${path}/${id}/${what}`, choice)
  const calls = {
    send,
    read: async (by: TestMember, content: Uint8Array | string): Promise<AccountImport> =>
      accountImportSchema.parse((await send(by, content)).body),
    preview: (by: TestMember, id: string, choice: object) => ask(by, 'preview', id, choice),
    run: (by: TestMember, id: string, choice: object) => ask(by, 'run', id, choice),
    undo: (by: TestMember, id: string) => test.request(by, 'POST', `${path}/${id}/undo`, {}),
    discard: (by: TestMember, id: string) => test.request(by, 'DELETE', `${path}/${id}`),
    get: async (by: TestMember, id: string): Promise<AccountImport> =>
      accountImportSchema.parse((await test.request(by, 'GET', `${path}/${id}`)).body),
    leftOut: (by: TestMember, id: string) => test.request(by, 'GET', `${path}/${id}/left-out.csv`),
    list: (by: TestMember) => test.request(by, 'GET', path),
    /** What would come of it, with the columns as they are guessed. */
    previewOf: async (by: TestMember, segmentId: string, content: string): Promise<ImportPreview> => {
      const { _id, columns } = await calls.read(by, content)
      const { body } = await calls.preview(by, _id, { targetSegmentProfileId: segmentId, columns })
      return importPreviewSchema.parse(body)
    },
    /** Read, run with the columns as they are guessed, and made. */
    imported: async (by: TestMember, segmentId: string, content: string): Promise<AccountImport> => {
      const { _id, columns } = await calls.read(by, content)
      const choice: { targetSegmentProfileId: string; columns: ImportColumns } = {
        targetSegmentProfileId: segmentId,
        columns,
      }
      await calls.run(by, _id, choice)
      await test.runJobs()
      return calls.get(by, _id)
    },
  }
  return calls
}

export const csv = (...lines: string[]): string => `${lines.join('\n')}\n`
