export type SignupApplicant = {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly incomeRange?: string | undefined;
  readonly turnoverRange?: string | undefined;
  readonly industry?: string | undefined;
  readonly [field: string]: unknown;
};

/** What a signup sends [SG-1]. */
export type SignupPayload = {
  readonly organisationId: string;
  readonly product: string;
  readonly applicant: Readonly<Record<string, unknown>> & { readonly contactName: string };
};

const DROPPED: ReadonlySet<string> = new Set(['firstName', 'lastName', 'incomeRange', 'turnoverRange', 'industry']);

/** The contact's name is first and last name; those, both ranges and the industry are not sent on [SG-1]. */
export function signupPayload(organisationId: string, product: string, applicant: SignupApplicant): SignupPayload {
  const names = [applicant.firstName, applicant.lastName].map((name) => name?.trim() ?? '');
  const kept = Object.entries(applicant).filter(([field]) => !DROPPED.has(field));
  const contactName = names.filter((name) => name !== '').join(' ');
  return { organisationId, product, applicant: { ...Object.fromEntries(kept), contactName } };
}
