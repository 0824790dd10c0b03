/** Waits until all pending microtasks have run. */
export const settled = (): Promise<void> => new Promise((resume) => setImmediate(resume));
