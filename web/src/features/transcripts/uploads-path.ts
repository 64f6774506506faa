/** Where uploaded calls are listed. */
export const uploadsPath = '/simulation-history?tab=uploaded'
