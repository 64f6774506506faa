import { vi } from 'vitest'

interface SavedFile {
  name: string
  content: Blob
}

/** What the browser is given to save from now on, by its name; nothing is written to a disk. */
export function keepSavedFiles(): SavedFile[] {
  const files: SavedFile[] = []
  const contents = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = `blob:${contents.size}`
    if (content instanceof Blob) contents.set(address, content)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = contents.get(this.href)
    if (content) files.push({ name: this.download, content })
  })
  return files
}

/** A list as the server hands it out. */
export const listFile = (name: string, lines: string): Response =>
  new Response(lines, {
    headers: { 'content-type': 'text/csv', 'content-disposition': `attachment; filename="${name}"` },
  })
