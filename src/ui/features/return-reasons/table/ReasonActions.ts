export type ReasonActions = {
  readonly onEdit: (code: string) => void;
  readonly onOffer: (code: string, isOffered: boolean) => void;
  /** `by` is -1 for up and 1 for down. */
  readonly onMove: (code: string, by: -1 | 1) => void;
  readonly onRemove: (code: string) => void;
  readonly onRestore: (code: string) => void;
  /** @param codes all visible codes in their new order */
  readonly onArrange: (codes: readonly string[]) => void;
};
