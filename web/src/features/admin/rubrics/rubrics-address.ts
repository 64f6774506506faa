/** The list of rubrics, and one of them in the editor: state of `/admin`, which is no route of its own. */
export const rubricsAddress = '/admin?tab=rubrics'
export const rubricAddress = (id: string): string => `${rubricsAddress}&rubric=${encodeURIComponent(id)}`
