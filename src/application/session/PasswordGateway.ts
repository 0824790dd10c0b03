import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Where who set a password signs in with it, and as whom. */
export type PasswordOwner = {
  readonly organisationId: string;
  readonly email: string;
  /** Absent where no address of this site is theirs. */
  readonly address: string | undefined;
};

/** A password by the token of a link, at an owner's address. */
export type LinkedPassword = { readonly token: string; readonly password: string; readonly rootOrgId: string };

/** `rootOrgId`: owner of the portal at which the link is requested. */
export type RequestedLink = { readonly rootOrgId: string; readonly organisationId: string; readonly email: string };

/** The password of a person, where the service announces `userManagement`. */
export interface PasswordGateway {
  /**
   * Replaces that of whoever is signed in and ends all other sessions. `rejected` with `WRONG_PASSWORD` where the current one is another, and with
   * the rule's message where the next one is not good.
   */
  change(current: string, next: string): Promise<Result<void, PortFailure>>;
  /** Has a link mailed to the user of the organisation with this address, if there is one. Needs the extension `passwordMail`. */
  requestLink(request: RequestedLink): Promise<Result<void, PortFailure>>;
  /**
   * Sets it by a one-time link and ends all sessions of the person. `rejected` with `LINK_NOT_GOOD` where the link is used,
   * expired or unknown, and with the rule's message where the password is not good.
   */
  set(linked: LinkedPassword): Promise<Result<PasswordOwner, PortFailure>>;
}
export const PasswordGateway = portToken<PasswordGateway>('PasswordGateway');
