/** A recording for journeys: a tone of so many seconds as a wav file, one channel of 8,000 samples a second. */
export function tone(seconds: number): Buffer {
  const rate = 8_000
  const samples = Buffer.alloc(seconds * rate)
  for (let at = 0; at < samples.length; at++)
    samples[at] = 128 + Math.round(60 * Math.sin((2 * Math.PI * 440 * at) / rate))
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}

/** What is said in it, from its fourth second on. */
export const captions = `WEBVTT

00:00:04.000 --> 00:00:09.000
<v Speaker 1>Good morning Dana, this is Robin from Tallyport. Did I catch you at a bad time?

00:00:09.500 --> 00:00:11.000
<v Speaker 2>I have two minutes.

00:00:11.500 --> 00:00:17.000
<v Speaker 1>Thank you. How do you book the slots at your docks today, and who keeps that up to date?

00:00:17.500 --> 00:00:22.000
<v Speaker 2>In a spreadsheet. The shift lead does it by hand and it is wrong by noon.

00:00:22.500 --> 00:00:28.000
<v Speaker 1>That sounds tiring. What does it cost you when a truck waits because the sheet was wrong?

00:00:28.500 --> 00:00:33.000
<v Speaker 2>About forty thousand dollars last quarter, and the drivers hate it.

00:00:33.500 --> 00:00:40.000
<v Speaker 1>So waiting cost forty thousand last quarter. Shall we look at it together on Thursday at ten?

00:00:40.500 --> 00:00:42.000
<v Speaker 2>Thursday at ten works.
`
