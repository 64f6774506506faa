/** One request to a Ringside server; throws when it is refused. */
export async function ask(
  address: string,
  method: 'GET' | 'POST',
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: unknown,
): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const response = await fetch(address + path, { method, headers: { ...headers, ...type }, ...sent })
  if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${await response.text()}`)
  return response
}
