import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  FlacOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
  type AudioCodec,
  type OutputFormat,
} from 'mediabunny'

const rate = 8_000

/** A tone of so many seconds as a wav file of 16 bits, the same on every channel. Its header may claim another length than there is. */
export function wavTone(seconds: number, claimed = seconds, channels = 1): Buffer {
  const samples = Math.round(seconds * rate)
  const header = Buffer.alloc(44)
  const dataBytes = Math.round(claimed * rate) * 2 * channels
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + dataBytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(channels, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2 * channels, 28)
  header.writeUInt16LE(2 * channels, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(dataBytes, 40)
  const tone = Buffer.alloc(samples * 2 * channels)
  for (let at = 0; at < samples * channels; at++) {
    const sample = Math.floor(at / channels)
    tone.writeInt16LE(Math.round(8_000 * Math.sin((2 * Math.PI * 440 * sample) / rate)), at * 2)
  }
  return Buffer.concat([header, tone])
}

interface Silence {
  readonly codec: AudioCodec
  readonly frame: Uint8Array<ArrayBuffer>
  readonly frameSeconds: number
  readonly sampleRate: number
  readonly channels: number
  readonly description?: Uint8Array<ArrayBuffer>
}

/** One frame of silence of each codec, as its standard lays it down. */
const opus: Silence = {
  codec: 'opus',
  frame: Uint8Array.from([0xf8, 0xff, 0xfe]),
  frameSeconds: 0.02,
  sampleRate: 48_000,
  channels: 1,
  // "OpusHead", version 1, one channel, nothing skipped, 48,000 Hz, no gain, channels as they come (RFC 7845, section 5.1).
  description: Uint8Array.from([...Buffer.from('OpusHead'), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0]),
}
const mp3Frame = new Uint8Array(417)
mp3Frame.set([0xff, 0xfb, 0x90, 0x00])
const mp3: Silence = { codec: 'mp3', frame: mp3Frame, frameSeconds: 1152 / 44_100, sampleRate: 44_100, channels: 2 }
const aac: Silence = {
  codec: 'aac',
  frame: Uint8Array.from([0x21, 0x10, 0x04, 0x60, 0x8c, 0x1c]),
  frameSeconds: 1024 / 44_100,
  sampleRate: 44_100,
  channels: 2,
  description: Uint8Array.from([0x12, 0x10]),
}

/** What a table-free CRC of so many bits comes to. */
function crc(bytes: Iterable<number>, bits: number, polynomial: number): number {
  const top = 1 << (bits - 1)
  const mask = 2 ** bits - 1
  let sum = 0
  for (const byte of bytes) {
    sum ^= byte << (bits - 8)
    for (let bit = 0; bit < 8; bit++) sum = ((sum << 1) ^ ((sum & top) === 0 ? 0 : polynomial)) & mask
  }
  return sum
}

const flacSamples = 4_096
const flacRate = 44_100

/** One frame of silence: its number below 128, 4,096 samples, one channel, 16 bits, all of them 0 (RFC 9639, section 9). */
function flacFrame(number: number): Uint8Array<ArrayBuffer> {
  const header = [0xff, 0xf8, 0xc9, 0x08, number]
  const frame = [...header, crc(header, 8, 0x07), 0x00, 0x00, 0x00]
  const check = crc(frame, 16, 0x8005)
  return Uint8Array.from([...frame, check >> 8, check & 0xff])
}

/** "fLaC" and what of the stream is the same in all of it (RFC 9639, section 8.2). */
function flacHeader(samples: number): Uint8Array<ArrayBuffer> {
  const info = Buffer.alloc(34)
  info.writeUInt16BE(flacSamples, 0)
  info.writeUInt16BE(flacSamples, 2)
  // 20 bits of rate, 3 of channels less one, 5 of bits less one, 36 of samples.
  info.writeBigUInt64BE((BigInt(flacRate) << 44n) | (15n << 36n) | BigInt(samples), 10)
  return Uint8Array.from([...Buffer.from('fLaC'), 0x80, 0, 0, 34, ...info])
}

/** At most ten seconds, as frames are numbered in one byte. */
async function silentFlac(seconds: number): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: new FlacOutputFormat(), target })
  const source = new EncodedAudioPacketSource('flac')
  output.addAudioTrack(source)
  await output.start()
  const frameSeconds = flacSamples / flacRate
  const frames = Math.ceil(seconds / frameSeconds)
  const description = flacHeader(frames * flacSamples)
  const decoderConfig = { codec: 'flac', sampleRate: flacRate, numberOfChannels: 1, description }
  for (let at = 0; at < frames; at++) {
    const packet = new EncodedPacket(flacFrame(at), 'key', at * frameSeconds, frameSeconds)
    await source.add(packet, { decoderConfig })
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer())
}

async function silent(format: OutputFormat, silence: Silence, seconds: number): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const { codec, frame, frameSeconds, sampleRate, channels: numberOfChannels, description } = silence
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  await output.start()
  const named = codec === 'aac' ? 'mp4a.40.2' : codec
  const decoderConfig = { codec: named, sampleRate, numberOfChannels, ...(description && { description }) }
  for (let at = 0; at * frameSeconds < seconds; at++) {
    await source.add(new EncodedPacket(frame, 'key', at * frameSeconds, frameSeconds), { decoderConfig })
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer())
}

/** A recording that lasts long and is small: a frame a minute. */
export const sparseRecording = (seconds: number): Promise<Buffer> =>
  silent(new WebMOutputFormat(), { ...opus, frameSeconds: 60 }, seconds)

/** A recording of so many seconds in each form that is accepted. */
export const recordings = {
  wav: async (seconds: number) => wavTone(seconds),
  mp3: (seconds: number) => silent(new Mp3OutputFormat(), mp3, seconds),
  m4a: (seconds: number) => silent(new Mp4OutputFormat(), aac, seconds),
  ogg: (seconds: number) => silent(new OggOutputFormat(), opus, seconds),
  webm: (seconds: number) => silent(new WebMOutputFormat(), opus, seconds),
  flac: silentFlac,
} as const satisfies Record<string, (seconds: number) => Promise<Buffer>>
