/** Marks a navigation that keeps a form's draft, so it needs no confirmation. */
export const KEEPS_INPUT = { state: { keepsInput: true } } as const;

export type KeepsInput = typeof KEEPS_INPUT;
