/** Lets everything run that waits for nothing but its turn. */
export const settled = (): Promise<void> => new Promise((resume) => setImmediate(resume));
