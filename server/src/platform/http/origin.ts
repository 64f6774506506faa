/**
 * Whether a request comes from a page of our own: a page of another site can send one with the visitor's cookies, and
 * browsers always say where it came from. `publicUrl` is null while the server does not know its own address.
 */
export function isOwnOrigin(
  publicUrl: string | null,
  headers: { readonly origin?: string | undefined; readonly host?: string | undefined },
): boolean {
  if (headers.origin === undefined || !URL.canParse(headers.origin)) return false
  const origin = new URL(headers.origin)
  return origin.origin === publicUrl || origin.host === headers.host
}
