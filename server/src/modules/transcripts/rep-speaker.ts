import { isSameSpeaker, plainSpeaker as plain } from '@ringside/contract'

/** Who is asking, as the transcript may name them. */
export interface RepName {
  firstName: string
  lastName: string
  email: string
}

/**
 * Which of the speakers is the rep, when their name leaves no doubt: exactly one speaker, however their name is spelt, has the whole name or the
 * e-mail, or, nobody having those, exactly one the first name. Null means that the rep has to be asked.
 */
export function repSpeakerIn(speakers: readonly string[], rep: RepName): string | null {
  const [firstName, lastName] = [plain(rep.firstName), plain(rep.lastName)]
  const whole = firstName === '' ? [] : [plain(`${firstName} ${lastName}`), `${lastName}, ${firstName}`]
  return (
    only(speakers, (speaker) => whole.includes(speaker) || speaker === plain(rep.email)) ??
    only(speakers, (speaker) => firstName !== '' && speaker.split(' ')[0] === firstName)
  )
}

function only(speakers: readonly string[], matches: (plainName: string) => boolean): string | null {
  const [one, ...others] = speakers.filter((speaker) => matches(plain(speaker)))
  return one !== undefined && others.every((other) => isSameSpeaker(other, one)) ? one : null
}

/** Whether all that is said stands under one name. */
export const hasOneVoice = (speakers: readonly string[]): boolean =>
  speakers.every((speaker) => isSameSpeaker(speaker, speakers[0] ?? ''))
