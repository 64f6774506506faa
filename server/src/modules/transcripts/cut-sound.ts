import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FlacOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WavOutputFormat,
  type EncodedPacket,
  type InputAudioTrack,
  type OutputFormat,
} from 'mediabunny'
import type { Sound, SpeechToText } from '../../integrations/speech-to-text/speech-to-text.ts'
import { openRecording, type SoundFile } from './recording.ts'

/** A stretch of a recording as a file of its own; times in milliseconds from the recording's beginning. */
export interface Cut {
  readonly sound: Sound
  readonly fromMs: number
  readonly toMs: number
  /** The recording ends with it. */
  readonly isLast: boolean
}

/** What is around the sound in a file: tables of where its pieces are. */
const wrapping = 0.05

const files = [
  { format: () => new Mp3OutputFormat(), media: 'audio/mpeg', fileName: 'sound.mp3' },
  { format: () => new FlacOutputFormat(), media: 'audio/flac', fileName: 'sound.flac' },
  { format: () => new OggOutputFormat(), media: 'audio/ogg', fileName: 'sound.ogg' },
  { format: () => new WavOutputFormat(), media: 'audio/wav', fileName: 'sound.wav' },
  { format: () => new Mp4OutputFormat(), media: 'audio/mp4', fileName: 'sound.m4a' },
] as const satisfies readonly { format: () => OutputFormat; media: string; fileName: string }[]

/**
 * The sound from `fromMs` on, as much of it as the limits let. It is copied as it was recorded, without pictures and
 * without what the file says of itself. Null when there is none any more, or when it is of a kind that can't be cut.
 */
export async function cutSound(file: SoundFile, fromMs: number, limits: SpeechToText['limits']): Promise<Cut | null> {
  const input = openRecording(file)
  try {
    const track = await input.getPrimaryAudioTrack()
    const kind = files.find(({ format }) => track?.codec && format().getSupportedAudioCodecs().includes(track.codec))
    if (track === null || kind === undefined) return null
    return await copied(track, kind, fromMs, limits)
  } finally {
    input.dispose()
  }
}

async function copied(
  track: InputAudioTrack,
  { format, media, fileName }: (typeof files)[number],
  fromMs: number,
  limits: SpeechToText['limits'],
): Promise<Cut | null> {
  const sink = new EncodedPacketSink(track)
  const first = (await sink.getPacket(fromMs / 1000)) ?? (await sink.getFirstPacket())
  const decoderConfig = await track.getDecoderConfig()
  if (first === null || decoderConfig === null || track.codec === null) return null
  const target = new BufferTarget()
  const output = new Output({ format: format(), target })
  const source = new EncodedAudioPacketSource(track.codec)
  output.addAudioTrack(source)
  await output.start()
  const end = await copyFrom(sink, first, limits, (packet) =>
    source.add(packet.clone({ timestamp: packet.timestamp - first.timestamp }), { decoderConfig }),
  )
  await output.finalize()
  const startMs = Math.round(first.timestamp * 1000)
  const toMs = Math.round(end.seconds * 1000)
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer())
  const sound = { bytes, media, fileName, durationMs: toMs - startMs, channels: decoderConfig.numberOfChannels }
  return { sound, fromMs: startMs, toMs, isLast: end.isLast }
}

async function copyFrom(
  sink: EncodedPacketSink,
  first: EncodedPacket,
  limits: SpeechToText['limits'],
  copy: (packet: EncodedPacket) => Promise<void>,
): Promise<{ seconds: number; isLast: boolean }> {
  let seconds = first.timestamp
  let bytes = 0
  let packets = 0
  for await (const packet of sink.packets(first)) {
    const isFull =
      packet.timestamp + packet.duration - first.timestamp > limits.ms / 1000 ||
      (bytes + packet.byteLength) * (1 + wrapping) > limits.bytes
    if (isFull && packets > 0) return { seconds, isLast: false }
    await copy(packet)
    bytes += packet.byteLength
    packets += 1
    seconds = Math.max(seconds, packet.timestamp + packet.duration)
  }
  return { seconds, isLast: true }
}
