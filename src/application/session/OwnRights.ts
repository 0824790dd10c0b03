import { may, type Right } from '../../domain/session/rights.ts';
import type { AllowedRoles } from '../../domain/session/role.ts';
import type { SessionStore } from './SessionStore.ts';

/** Rights of the signed-in user. Pages hide actions that the service would refuse. */
export class OwnRights {
  readonly allowed: AllowedRoles;
  readonly #sessions: Pick<SessionStore, 'shown'>;

  constructor(sessions: Pick<SessionStore, 'shown'>, allowed: AllowedRoles) {
    this.#sessions = sessions;
    this.allowed = allowed;
  }

  may(right: Right): boolean {
    const person = this.#sessions.shown?.userInfo;
    return !person || may(right, person.roles, this.allowed);
  }
}
