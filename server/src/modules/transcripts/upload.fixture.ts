import { transcriptSchema, uploadSchema, type CallType, type Transcript, type Upload } from '@ringside/contract'
import type { Answer, TestApp } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'

export interface FileToSend {
  readonly fileName?: string
  readonly content: Uint8Array | string
  readonly transcriptId?: string
  /** What kind of call; a discovery unless it is said. */
  readonly type?: CallType
  /** How large each part is; all at once unless given. */
  readonly partBytes?: number
}

/** Sends files as a browser does: begun, part by part, finished. */
export function fileSender(test: TestApp) {
  const begin = (by: TestMember, { fileName = 'Dana.txt', content, transcriptId, type }: FileToSend): Promise<Answer> =>
    test.request(by, 'POST', '/api/uploads', {
      fileName,
      bytes: Buffer.from(content).length,
      ...(transcriptId !== undefined && { transcriptId }),
      ...(type !== undefined && { type }),
    })
  const begun = async (by: TestMember, file: FileToSend): Promise<Upload> =>
    uploadSchema.parse((await begin(by, file)).body)
  const part = async (by: TestMember, id: string, offset: number, content: Uint8Array): Promise<Answer> => {
    const response = await test.app.inject({
      method: 'PUT',
      url: `/api/uploads/${id}?offset=${offset}`,
      headers: {
        authorization: `Bearer ${by.token}`,
        'x-org-id': by.orgId,
        'content-type': 'application/octet-stream',
      },
      payload: Buffer.from(content),
    })
    return { status: response.statusCode, body: response.json(), response }
  }
  const finish = (by: TestMember, id: string): Promise<Answer> => test.request(by, 'POST', `/api/uploads/${id}/finish`)
  /** The last answer: that of the call that was made, or of what was refused. */
  const send = async (by: TestMember, file: FileToSend): Promise<Answer> => {
    const first = await begin(by, file)
    if (first.status !== 201) return first
    const { _id } = uploadSchema.parse(first.body)
    const bytes = Buffer.from(file.content)
    const size = file.partBytes ?? bytes.length
    for (let offset = 0; offset < bytes.length; offset += size) {
      const answer = await part(by, _id, offset, bytes.subarray(offset, offset + size))
      if (answer.status !== 200) return answer
    }
    return finish(by, _id)
  }
  const sent = async (by: TestMember, file: FileToSend): Promise<Transcript> =>
    transcriptSchema.parse((await send(by, file)).body)
  return { begin, begun, part, finish, send, sent }
}
