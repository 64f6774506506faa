import { ask, type AnyEndpoint, type CallInput } from './client.ts'

/** The name the server gives a file in its headers. */
const nameIn = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'ringside'

/** Asks for a file and hands it to the browser to save. Throws ApiError with the words to show. */
export async function saveFile<E extends AnyEndpoint>(
  endpoint: E,
  ...[input]: object extends CallInput<E> ? [CallInput<E>?] : [CallInput<E>]
): Promise<void> {
  const response = await ask(endpoint, input)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = nameIn(response)
  link.click()
  URL.revokeObjectURL(address)
}
