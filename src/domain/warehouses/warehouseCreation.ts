/** Next call of a creation, or its outcome [WH-4]. If the default does not change, one call is enough. */
export type WarehouseCreation =
  | { readonly kind: 'create' }
  | { readonly kind: 'make-default'; readonly locationId: string }
  | { readonly kind: 'take-back'; readonly locationId: string }
  | { readonly kind: 'created'; readonly locationId: string }
  | { readonly kind: 'given-up' }
  /** The new warehouse remains: it could neither become the default nor be removed again. */
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
