/** State of a navigation that leads to what a form lacks: its draft is kept, so nobody is asked whether to discard it. */
export const KEEPS_INPUT = { keepsInput: true } as const;

export const keepsInput = (state: unknown): boolean =>
  (state as { readonly keepsInput?: unknown } | null)?.keepsInput === true;
