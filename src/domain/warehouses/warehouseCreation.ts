/** The next call, or the outcome [WH-4]. Without a new default, only the creation is needed. */
export type WarehouseCreation =
  | { readonly kind: 'create' }
  | { readonly kind: 'make-default'; readonly locationId: string }
  | { readonly kind: 'take-back'; readonly locationId: string }
  | { readonly kind: 'created'; readonly locationId: string }
  | { readonly kind: 'given-up' }
  /** Removing it failed, so an unwanted warehouse remains. */
  | { readonly kind: 'left-behind'; readonly locationId: string };

export type CallOutcome = { readonly ok: true; readonly locationId?: string | undefined } | { readonly ok: false };

export function afterCreationCall(
  creation: WarehouseCreation,
  outcome: CallOutcome,
  becomesDefault: boolean,
): WarehouseCreation {
  switch (creation.kind) {
    case 'create':
      if (!outcome.ok || outcome.locationId === undefined) return { kind: 'given-up' };
      return { kind: becomesDefault ? 'make-default' : 'created', locationId: outcome.locationId };
    case 'make-default':
      return { kind: outcome.ok ? 'created' : 'take-back', locationId: creation.locationId };
    case 'take-back':
      return outcome.ok ? { kind: 'given-up' } : { kind: 'left-behind', locationId: creation.locationId };
    case 'created':
    case 'given-up':
    case 'left-behind':
      return creation;
  }
}
