import { Unzip, UnzipInflate } from 'fflate'

/**
 * True when the files of a ZIP archive hold more than `most` bytes together. It is unpacked piece by piece and stopped
 * there, so what the archive says of its own sizes, which may be a lie, does not matter. Throws on a damaged archive.
 */
export function unpacksBeyond(archive: Uint8Array, most: number): boolean {
  let bytes = 0
  const unzip = new Unzip((file) => {
    file.ondata = (error, data) => {
      if (error !== null) throw error
      bytes += data.length
      if (bytes > most) file.terminate()
    }
    if (bytes <= most) file.start()
  })
  unzip.register(UnzipInflate)
  const step = 64 * 1024
  for (let at = 0; at < archive.length && bytes <= most; at += step) {
    unzip.push(archive.subarray(at, at + step), at + step >= archive.length)
  }
  return bytes > most
}
