export type SignupCondition = {
  readonly canSkipPreRegistration?: boolean | undefined;
  readonly customersToUse?: unknown;
};

/** Skipped if allowed and `customersToUse` is absent [PB-10]. An empty list counts as present. */
export const isSignupSkipped = ({ canSkipPreRegistration, customersToUse }: SignupCondition): boolean =>
  canSkipPreRegistration === true && customersToUse === undefined;
