/** A navigation that leads to what a form lacks: its draft is kept, so nobody is asked whether to discard it. */
export const KEEPS_INPUT = { state: { keepsInput: true } } as const;

export type KeepsInput = typeof KEEPS_INPUT;
