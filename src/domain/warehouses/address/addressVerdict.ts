/** What the address service answers [WH-7]: carrier ids that do not serve an address it found. */
export type AddressAnswer = { readonly found: boolean; readonly invalidCarriers?: readonly string[] | undefined };

/** What the answer is judged by. */
export type AddressContext = {
  /** The owner lets an address stand that any valid carrier serves. */
  readonly allowsAnyValidCarrier: boolean;
  /** Ids of the company's carriers. */
  readonly carrierIds: readonly string[];
  /** Who helps with the carriers that refused. */
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

/**
 * Judges an answer [WH-7]. Some carriers refusing is worth a notice where any valid one will do, and the
 * same as an unknown address otherwise. Where every carrier of the company refuses, no valid one is left.
 */
export function judgeAddress(answer: AddressAnswer, context: AddressContext): AddressVerdict {
  if (!answer.found) return { kind: 'not-found' };
  const carrierIds = [...new Set(answer.invalidCarriers)];
  if (carrierIds.length === 0) return { kind: 'accepted' };
  const isRefusedByAll = context.carrierIds.length > 0 && context.carrierIds.every((id) => carrierIds.includes(id));
  if (!context.allowsAnyValidCarrier || isRefusedByAll) return { kind: 'refused-by-carriers', carrierIds };
  return { kind: 'accepted-by-some', carrierIds, supportEmail: context.supportEmail };
}
