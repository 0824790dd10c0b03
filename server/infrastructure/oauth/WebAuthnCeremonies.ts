import { createHash } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { PASSKEY_CHALLENGE_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import type { PasskeyCeremonies } from '../../application/session/second-factor/PasskeyCeremonies.ts';
import type { StoredPasskey } from '../../application/session/second-factor/SecondFactorKeeper.ts';

const requirements = { userVerification: 'required', residentKey: 'preferred' } as const;

export class WebAuthnCeremonies implements PasskeyCeremonies {
  creationOptions({ host, issuer, user, existing }: Parameters<PasskeyCeremonies['creationOptions']>[0]) {
    return generateRegistrationOptions({
      rpName: issuer,
      rpID: host,
      userID: new Uint8Array(createHash('sha256').update(JSON.stringify(user.key)).digest()),
      userName: user.email,
      userDisplayName: user.name,
      attestationType: 'none',
      excludeCredentials: existing.map(descriptorOf),
      authenticatorSelection: requirements,
      timeout: PASSKEY_CHALLENGE_LIFE,
    });
  }

  async verifyCreation(
    response: string,
    { site, host, challenge }: Parameters<PasskeyCeremonies['verifyCreation']>[1],
  ) {
    const creation = await orUndefined(() =>
      verifyRegistrationResponse({
        response: JSON.parse(response) as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: originOf(site),
        expectedRPID: host,
      }),
    );
    if (creation?.verified !== true) return undefined;
    const { id: credentialId, publicKey, counter, transports = [] } = creation.registrationInfo.credential;
    return { credentialId, publicKey, counter, transports };
  }

  requestOptions({ host, passkeys }: Parameters<PasskeyCeremonies['requestOptions']>[0]) {
    return generateAuthenticationOptions({
      rpID: host,
      allowCredentials: passkeys.map(descriptorOf),
      userVerification: 'required',
      timeout: PASSKEY_CHALLENGE_LIFE,
    });
  }

  async verifyUse(text: string, { site, host, challenge, passkeys }: Parameters<PasskeyCeremonies['verifyUse']>[1]) {
    return orUndefined(async () => {
      const response = JSON.parse(text) as AuthenticationResponseJSON;
      const passkey = passkeys.find(({ credentialId }) => credentialId === response.id);
      if (!passkey) return undefined;
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: originOf(site),
        expectedRPID: host,
        // Without the stored counter, because the library would refuse a counter that went back.
        credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
      });
      return verified ? { passkey, counter: authenticationInfo.newCounter } : undefined;
    });
  }
}

/** Browsers omit the default port of an origin, but a proxy may send it. */
const originOf = (site: string): string => new URL(site).origin;

const descriptorOf = ({ credentialId: id, transports }: StoredPasskey) => ({ id, transports: [...transports] });

/** The library throws if a response is invalid. That is not an error of the service, because responses are untrusted. */
async function orUndefined<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
