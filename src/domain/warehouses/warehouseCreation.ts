/** The next call to make, or the outcome [WH-4]. An address that isn't made the default needs only its creation. */
export type WarehouseCreation =
  | { readonly kind: 'create' }
  | { readonly kind: 'make-default'; readonly locationId: string }
  | { readonly kind: 'take-back'; readonly locationId: string }
  | { readonly kind: 'created'; readonly locationId: string }
  | { readonly kind: 'given-up' }
  /** It could not be taken back: there is a warehouse that nobody asked for. */
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
