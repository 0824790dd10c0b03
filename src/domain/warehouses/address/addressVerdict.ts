/** What the address service answers [WH-7]: carrier ids that do not serve an address it found. */
export type AddressAnswer = { readonly found: boolean; readonly invalidCarriers?: readonly string[] | undefined };

export type AddressContext = {
  /** One carrier that accepts the address is enough. */
  readonly allowsAnyValidCarrier: boolean;
  /** The carriers that were asked. */
  readonly carrierIds: readonly string[];
  readonly supportEmail?: string | undefined;
};

/** What an answer means for the person, in order of gravity; `carrierIds` are those that do not serve it. */
export type AddressVerdict =
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'accepted-by-some';
      readonly carrierIds: readonly string[];
      readonly supportEmail?: string | undefined;
    }
  | { readonly kind: 'refused-by-carriers'; readonly carrierIds: readonly string[] }
  | { readonly kind: 'not-found' };

/** If any valid carrier is enough, one that accepts the address is. Otherwise each carrier has to accept it [WH-7]. */
export function judgeAddress(answer: AddressAnswer, context: AddressContext): AddressVerdict {
  if (!answer.found) return { kind: 'not-found' };
  const carrierIds = [...new Set(answer.invalidCarriers)];
  if (carrierIds.length === 0) return { kind: 'accepted' };
  const isRefusedByAll = context.carrierIds.length > 0 && context.carrierIds.every((id) => carrierIds.includes(id));
  if (!context.allowsAnyValidCarrier || isRefusedByAll) return { kind: 'refused-by-carriers', carrierIds };
  return { kind: 'accepted-by-some', carrierIds, supportEmail: context.supportEmail };
}
