import type { Session } from '../../domain/session/session.ts';
import { isExternal } from '../../domain/session/signInMethod.ts';
import type { OpenExternalSignIn } from './external/OpenExternalSignIn.ts';
import type { SessionGateway } from './SessionGateway.ts';

/** Ends a session at the service and at its identity provider [AU-7]. */
export class SignOut {
  readonly #gateway: SessionGateway;
  readonly #openExternal: OpenExternalSignIn;

  constructor(gateway: SessionGateway, openExternal: OpenExternalSignIn) {
    this.#gateway = gateway;
    this.#openExternal = openExternal;
  }

  async execute(session: Session): Promise<void> {
    if (session.refreshToken !== undefined) await this.#gateway.revoke(session.refreshToken);
    if (isExternal(session.method ?? 'staff-password')) (await this.#openExternal()).provider.signOut(session);
  }
}
