/** What decides whether a merchant is signed up. */
export type SignupCondition = {
  /** The owner's signup feature lets merchants do without pre-registration. */
  readonly canSkipPreRegistration?: boolean | undefined;
  /** The customers the merchant is signed up for, in the owner's own words. */
  readonly customersToUse?: unknown;
};

/** Skipped where it may be and nobody named customers [PB-10]; an empty list of them is named. */
export const isSignupSkipped = ({ canSkipPreRegistration, customersToUse }: SignupCondition): boolean =>
  canSkipPreRegistration === true && customersToUse === undefined;
