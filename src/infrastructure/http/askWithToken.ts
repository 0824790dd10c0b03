import type { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Result } from '../../domain/shared/result.ts';

/**
 * Makes a call that carries the access token in its body as well [API-1]. Where the token was renewed while
 * it was refused, only a body of its own can carry the new one: the call is made once more.
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
