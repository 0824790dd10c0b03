import { PASSWORD } from '../../e2e/fixtures/people.ts';

/** Signs somebody in; answers the authorization of who they are. */
export async function signInTo(origin: string, organisationId: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/v2/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('returns-portal-admin:').toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'staff_password',
      username,
      password: PASSWORD,
      organisationId,
      scope: '',
    }),
  });
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}: ${await answer.text()}`);
  return `Bearer ${((await answer.json()) as { access_token: string }).access_token}`;
}
