export type ImportInput = {
  readonly text: string;
  /** Set if the text comes from a file. */
  readonly fileName: string;
  /** Ids of excluded texts. */
  readonly leftOut: readonly string[];
};

export const NO_INPUT: ImportInput = { text: '', fileName: '', leftOut: [] };
