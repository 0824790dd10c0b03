/** Response of the address service [WH-7]. `invalidCarriers` do not serve the address. */
export type AddressAnswer = { readonly found: boolean; readonly invalidCarriers?: readonly string[] | undefined };

export type AddressContext = {
  readonly allowsAnyValidCarrier: boolean;
  readonly carrierIds: readonly string[];
  readonly supportEmail?: string | undefined;
};

/** Result of a validation. `carrierIds` are carriers that do not serve the address. */
export type AddressVerdict =
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'accepted-by-some';
      readonly carrierIds: readonly string[];
      readonly supportEmail?: string | undefined;
    }
  | { readonly kind: 'refused-by-carriers'; readonly carrierIds: readonly string[] }
  | { readonly kind: 'not-found' };

/** Evaluates the response [WH-7]. One carrier must accept the address if the owner allows that; otherwise all must. */
export function interpretAddressCheck(answer: AddressAnswer, context: AddressContext): AddressVerdict {
  if (!answer.found) return { kind: 'not-found' };
  const carrierIds = [...new Set(answer.invalidCarriers)];
  if (carrierIds.length === 0) return { kind: 'accepted' };
  const isRefusedByAll = context.carrierIds.length > 0 && context.carrierIds.every((id) => carrierIds.includes(id));
  if (!context.allowsAnyValidCarrier || isRefusedByAll) return { kind: 'refused-by-carriers', carrierIds };
  return { kind: 'accepted-by-some', carrierIds, supportEmail: context.supportEmail };
}
