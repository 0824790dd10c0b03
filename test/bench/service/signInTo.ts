import { signInRequest, tokenRequest } from '../../support/server/tokenRequest.ts';

export type Session = {
  readonly authorization: string;
  /** Token that is valid for one renewal. */
  readonly refreshToken: string;
  /** Lifetime of the authorization in milliseconds. */
  readonly life: number;
};

export const signInTo = (origin: string, organisationId: string, username: string): Promise<Session> =>
  askForTokens(origin, signInRequest(organisationId, username));

/** Renews a session. After that, the old tokens must not be used. */
export const renew = (origin: string, { refreshToken }: Session): Promise<Session> =>
  askForTokens(origin, tokenRequest({ grant_type: 'refresh_token', refresh_token: refreshToken }));

async function askForTokens(origin: string, request: RequestInit): Promise<Session> {
  const answer = await fetch(`${origin}/v2/oauth/token`, request);
  if (!answer.ok) throw new Error(`Tokens were refused: ${answer.status} ${await answer.text()}`);
  const tokens = (await answer.json()) as { access_token: string; refresh_token: string; expires_in: number };
  return {
    authorization: `Bearer ${tokens.access_token}`,
    refreshToken: tokens.refresh_token,
    life: tokens.expires_in * 1000,
  };
}
