/** What stands in the form of an import. */
export type ImportInput = {
  readonly text: string;
  /** Where the text is that of a file. */
  readonly fileName: string;
  /** Ids of texts that are not to be taken. */
  readonly leftOut: readonly string[];
};

export const NO_INPUT: ImportInput = { text: '', fileName: '', leftOut: [] };
