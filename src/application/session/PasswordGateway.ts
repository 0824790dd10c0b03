import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export type PasswordOwner = {
  readonly organisationId: string;
  readonly email: string;
  /** Sign-in address. Absent if the user cannot sign in on this site. */
  readonly address: string | undefined;
};

export type LinkedPassword = { readonly token: string; readonly password: string; readonly rootOrgId: string };

/** Request for a password link. `rootOrgId`: owner of the portal where the user requests it. */
export type RequestedLink = { readonly rootOrgId: string; readonly organisationId: string; readonly email: string };

export interface PasswordGateway {
  /** Changes the password and ends all other sessions. `rejected`: `WRONG_PASSWORD` or the violated rule's message. */
  change(current: string, next: string): Promise<Result<void, PortFailure>>;
  /** Mails a password link if the organisation has a user with this address. Requires `passwordMail`. */
  requestLink(request: RequestedLink): Promise<Result<void, PortFailure>>;
  /** Sets a password by a link and ends all sessions. `rejected`: `INVALID_LINK` or the violated rule's message. */
  set(linked: LinkedPassword): Promise<Result<PasswordOwner, PortFailure>>;
}
export const PasswordGateway = portToken<PasswordGateway>('PasswordGateway');
