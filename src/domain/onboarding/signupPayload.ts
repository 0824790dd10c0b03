export type SignupApplicant = {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly incomeRange?: string | undefined;
  readonly turnoverRange?: string | undefined;
  readonly industry?: string | undefined;
  readonly [field: string]: unknown;
};

/** Signup request [SG-1]. */
export type SignupPayload = {
  readonly organisationId: string;
  readonly product: string;
  readonly applicant: Readonly<Record<string, unknown>> & { readonly contactName: string };
};

export type PendingSignup = SignupPayload & {
  /** First name, needed to split the name when the draft is edited. Absent if it is one word. Never sent [SG-1]. */
  readonly firstName?: string | undefined;
};

export const sentSignup = ({ organisationId, product, applicant }: PendingSignup): SignupPayload => ({
  organisationId,
  product,
  applicant,
});

const UNSENT_FIELDS: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'incomeRange',
  'turnoverRange',
  'industry',
]);

/** Signup with the joined name. First and last name, both ranges and the industry are not sent [SG-1]. */
export function signupPayload(organisationId: string, product: string, applicant: SignupApplicant): PendingSignup {
  const names = [applicant.firstName, applicant.lastName].map((name) => name?.trim() ?? '');
  const sentFields = Object.entries(applicant).filter(([field]) => !UNSENT_FIELDS.has(field));
  const contactName = names.filter((name) => name !== '').join(' ');
  const payload = { organisationId, product, applicant: { ...Object.fromEntries(sentFields), contactName } };
  const [firstName = ''] = names;
  return firstName.includes(' ') ? { ...payload, firstName } : payload;
}

export type SignupCondition = {
  readonly canSkipPreRegistration?: boolean | undefined;
  readonly customersToUse?: unknown;
};

/** True if the owner allows to skip the signup and `customersToUse` is absent [PB-10]. An empty list is present. */
export const isSignupSkipped = ({ canSkipPreRegistration, customersToUse }: SignupCondition): boolean =>
  canSkipPreRegistration === true && customersToUse === undefined;
