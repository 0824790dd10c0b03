/** Two numbers; each is another one than before once anything changed that it stands for. */
export type ListGeneration = {
  /** For all that a list shows. */
  readonly list: number;
  /** For which companies a list has, and in which order where it is not ordered by time. */
  readonly selection: number;
};

/** Tells whether a list of an owner's companies that was read before would be the same now, whichever process changed it. */
export interface ListGenerations {
  /** What is read from now on belongs to it. */
  find(rootOrgId: string): Promise<ListGeneration>;
}
