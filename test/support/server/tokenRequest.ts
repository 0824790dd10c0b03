import { PASSWORD } from '../../e2e/fixtures/people.ts';

/** Request to the token endpoint of the service, as sent by the client of the administration page. */
export const tokenRequest = (parameters: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { authorization: `Basic ${Buffer.from('returns-portal-admin:').toString('base64')}` },
  body: new URLSearchParams(parameters),
});

/** Request with which a user of the sample data signs in. */
export const signInRequest = (organisationId: string, username: string, scope = ''): RequestInit =>
  tokenRequest({ grant_type: 'staff_password', username, password: PASSWORD, organisationId, scope });
