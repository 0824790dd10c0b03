export type SignupCondition = {
  readonly canSkipPreRegistration?: boolean | undefined;
  readonly customersToUse?: unknown;
};

/** Skipped where it may be and nobody named customers [PB-10]; an empty list of them is named. */
export const isSignupSkipped = ({ canSkipPreRegistration, customersToUse }: SignupCondition): boolean =>
  canSkipPreRegistration === true && customersToUse === undefined;
