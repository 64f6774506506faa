import type { TranscriptionFailure } from '@ringside/contract/transcripts'

interface FailureWords {
  readonly title: string
  readonly words: string
  /** It may go better another time. */
  readonly canTryAgain: boolean
}

const again = true

/** Why nobody wrote a recording down, and whether it is worth another try. */
export const transcriptionFailureWords: Readonly<Record<TranscriptionFailure, FailureWords>> = {
  limit: {
    title: 'This month’s hours of transcription are used up',
    words: 'Nothing was sent. There are new ones next month.',
    canTryAgain: again,
  },
  busy: {
    title: 'The transcription service did not answer',
    words: 'We asked for more than an hour. It cost no credit.',
    canTryAgain: again,
  },
  refused: {
    title: 'The transcription service refused us',
    words: 'It has to be set up again: tell whoever runs Ringside for you. It cost no credit.',
    canTryAgain: again,
  },
  unreadable: {
    title: 'The transcription service can’t read this recording',
    words: 'An export as mp3, m4a or wav may work.',
    canTryAgain: false,
  },
  'no-words': {
    title: 'No words were heard in this recording',
    words: 'Listen whether it is the right one.',
    canTryAgain: false,
  },
  language: {
    title: 'This call seems not to be in English',
    words: 'Only calls in English can be reviewed.',
    canTryAgain: false,
  },
  'too-long': {
    title: 'There is more said in this recording than in one call',
    words: 'Cut it to the call you want reviewed, and upload that.',
    canTryAgain: false,
  },
  ours: {
    title: 'This recording could not be written down',
    words: 'The fault is ours, and it cost no credit.',
    canTryAgain: again,
  },
}
