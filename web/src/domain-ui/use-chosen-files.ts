import { useState } from 'react'
import { isReadable, unreadable } from '../lib/uploads/readable-file.ts'
import { chosenFile, type ChosenFile } from './upload-type.ts'

/** The files chosen in the upload dialog, each with what is wrong with it and what is said of it. */
export function useChosenFiles() {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const change = (id: string, changed: Partial<ChosenFile>) =>
    setChosen((all) => all.map((each) => (each.id === id ? { ...each, ...changed } : each)))
  const lookInto = async ({ id, file }: ChosenFile) => {
    if (!(await isReadable(file))) change(id, { problem: unreadable })
  }
  return {
    chosen,
    /** Takes these in place of those before. */
    choose(files: readonly File[]) {
      const next = files.map(chosenFile)
      setChosen(next)
      for (const each of next) if (each.problem === null) void lookInto(each)
    },
    change,
    remove: (ids: readonly string[]) => setChosen((all) => all.filter(({ id }) => !ids.includes(id))),
  }
}
