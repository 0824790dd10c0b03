import type { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Result } from '../../domain/shared/result.ts';

/**
 * For calls that also contain the access token in the body [API-1]. Repeats the call if the token was renewed, because
 * only a new body can contain the new token.
 */
export async function askWithToken<Answer>(
  credentials: SessionCredentials,
  ask: (token: string) => Promise<Result<Answer, PortFailure>>,
): Promise<Result<Answer, PortFailure>> {
  const token = credentials.current?.accessToken ?? '';
  const first = await ask(token);
  const renewed = credentials.current?.accessToken ?? '';
  const isOutdated = !first.ok && first.error.kind === 'unauthorized' && renewed !== '' && renewed !== token;
  return isOutdated ? ask(renewed) : first;
}
