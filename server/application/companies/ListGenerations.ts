export type ListGeneration = {
  /** Changes if any value in the list changes. */
  readonly list: number;
  /** Changes if companies are added, removed or reordered, except in an order by time. */
  readonly selection: number;
};

/** Detects whether any process has changed an owner's list of companies. */
export interface ListGenerations {
  /** Call this before reading the list, so that a later change is not missed. */
  find(rootOrgId: string): Promise<ListGeneration>;
}
