/** The call to make next, or how it ended [WH-4]; where carriers keep addresses of their own, creating is all. */
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
  isMultiCarrierAddressing: boolean,
): WarehouseCreation {
  switch (creation.kind) {
    case 'create':
      if (!outcome.ok || outcome.locationId === undefined) return { kind: 'given-up' };
      return { kind: isMultiCarrierAddressing ? 'created' : 'make-default', locationId: outcome.locationId };
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
