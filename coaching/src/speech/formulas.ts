/** What anybody says to anybody: "Good morning, Dana.", "Right.", "Thanks, bye." */
const formula =
  /^\W*(?:(?:oh|well|um|and|so|yes|yeah|yep|hi|hiya|hello|hey|good day|morning|afternoon|evening|bye|goodbye|good ?night|cheers|thanks|thank you|take care|see you|talk soon|have a (?:good|nice|great) \p{L}+|okay|ok|right|all right|alright|sure|no problem|lovely|great|perfect|fine|good)\b[\s,.!?-]*)+(?:(?:mr|mrs|ms|dr)\.? )?(?:\p{Lu}[\p{L}'’-]+[\s,.!?]*){0,2}$/u

/** The words greet, nod or say goodbye, and nothing else. A name may stand with it. */
export const isFormula = (words: string): boolean => formula.test(words.charAt(0).toLowerCase() + words.slice(1))
