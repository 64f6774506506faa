/** Kinds of picture a browser can draw and that hold no script; an SVG may. */
const kinds: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']
export const acceptedLogos = kinds.join(',')

const largestFile = 2_000_000
/** Pixels of a logo's longer side: three times what is shown, for dense screens. */
const side = 96

/** Why a file can't be a logo, or null. */
export function logoFault(file: Pick<File, 'type' | 'size'>): string | null {
  if (!kinds.includes(file.type)) return 'Choose a PNG, JPEG or WebP picture.'
  return file.size > largestFile ? 'Choose a picture under 2 MB.' : null
}

/** The size a picture is drawn in: as large as fits, never enlarged, its shape kept. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The picture drawn small, as a PNG in an address of its own. Throws with the words to show. */
export async function logoAddress(file: File): Promise<string> {
  const fault = logoFault(file)
  if (fault) throw new Error(fault)
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('This file is not a picture that can be read.')
  })
  const canvas = Object.assign(document.createElement('canvas'), fitted(picture.width, picture.height))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/png')
}
