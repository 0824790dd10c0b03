export type ListGeneration = {
  /** Version of all values in the list. */
  readonly list: number;
  /** Version of the selected companies and of their order, except an order by time. */
  readonly selection: number;
};

/** Detects whether an owner's list of companies has changed, in whichever process. */
export interface ListGenerations {
  /** Must be called before the list is read. */
  find(rootOrgId: string): Promise<ListGeneration>;
}
