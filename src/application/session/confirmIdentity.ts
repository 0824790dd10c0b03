import type { ProofMethod } from '../../domain/session/second-factor/secondFactor.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { BrowserPasskeys, PasskeyError } from './BrowserPasskeys.ts';
import type { SecondFactorGateway } from './SecondFactorGateway.ts';

type Ports = {
  readonly gateway: Pick<SecondFactorGateway, 'requestPasskey' | 'confirmIdentity'>;
  readonly passkeys: BrowserPasskeys;
};

/** Confirms the identity of the signed-in user. `typed` is ignored for a passkey, which is requested from the browser. */
export async function confirmIdentity(
  { gateway, passkeys }: Ports,
  method: ProofMethod,
  typed: string,
): Promise<Result<void, PortFailure | PasskeyError>> {
  if (method !== 'passkey') return gateway.confirmIdentity(method, typed);
  const requested = await gateway.requestPasskey();
  if (!requested.ok) return requested;
  const used = await passkeys.use(requested.value);
  return used.ok ? gateway.confirmIdentity('passkey', used.value) : used;
}
