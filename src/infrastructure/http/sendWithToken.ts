import type { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Result } from '../../domain/shared/result.ts';

/**
 * Sends a call whose body also contains the access token [API-1]. If the token was renewed meanwhile, sends the call
 * again with the new token in the body.
 */
export async function sendWithToken<Answer>(
  credentials: SessionCredentials,
  send: (token: string) => Promise<Result<Answer, PortFailure>>,
): Promise<Result<Answer, PortFailure>> {
  const token = credentials.current?.accessToken ?? '';
  const firstResult = await send(token);
  const renewed = credentials.current?.accessToken ?? '';
  const isOutdated =
    !firstResult.ok && firstResult.error.kind === 'unauthorized' && renewed !== '' && renewed !== token;
  return isOutdated ? send(renewed) : firstResult;
}
