/** What became of asking for the microphone. */
export type MicrophoneState = 'asking' | 'open' | 'refused' | 'none'

export interface MicrophoneEvents {
  onState: (state: MicrophoneState, device: string) => void
  /** How loud it is, 0..1, about thirty times a second. */
  onLevel: (level: number) => void
}

const frameMs = 1000 / 30
/** Speech close to a microphone has a root mean square of about this; it fills the meter. */
const loudRms = 0.2

/** Loudness 0..1 of a stretch of samples, on a curve that shows quiet speech too. */
export function loudness(samples: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < samples.length; at += 1) sum += (samples[at] ?? 0) ** 2
  const rms = Math.sqrt(sum / Math.max(1, samples.length))
  return Math.min(1, Math.sqrt(rms / loudRms))
}

const isRefusal = (error: unknown) =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)

/** Measures a stream until it is stopped. */
function measure(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = window.setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(loudness(samples))
  }, frameMs)
  return () => {
    window.clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
    void context.close()
  }
}

/** Opens the microphone and measures it until the answer is called. Nothing is recorded. */
export function openMicrophone({ onState, onLevel }: MicrophoneEvents): () => void {
  let stop: (() => void) | null = null
  let closed = false
  const media = navigator.mediaDevices as MediaDevices | undefined
  if (!media) {
    onState('none', '')
    return () => {}
  }
  onState('asking', '')
  media.getUserMedia({ audio: true }).then(
    (stream) => {
      if (closed) {
        for (const track of stream.getTracks()) track.stop()
        return
      }
      stop = measure(stream, onLevel)
      onState('open', stream.getAudioTracks()[0]?.label ?? '')
    },
    (error: unknown) => !closed && onState(isRefusal(error) ? 'refused' : 'none', ''),
  )
  return () => {
    closed = true
    stop?.()
  }
}
