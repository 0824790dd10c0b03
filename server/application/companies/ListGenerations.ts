/** Tells whether a list of an owner's companies that was read before would be the same now, whichever process changed it. */
export interface ListGenerations {
  /** A number that is another one than before once anything changed that the list shows. What is read from now on belongs to it. */
  find(rootOrgId: string): Promise<number>;
}
