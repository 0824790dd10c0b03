import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export type PasswordOwner = {
  readonly organisationId: string;
  readonly email: string;
  /** Absent if no address of this site belongs to the user. */
  readonly address: string | undefined;
};

export type LinkedPassword = { readonly token: string; readonly password: string; readonly rootOrgId: string };

/** `rootOrgId`: owner of the portal at which the link is requested. */
export type RequestedLink = { readonly rootOrgId: string; readonly organisationId: string; readonly email: string };

export interface PasswordGateway {
  /** Ends all other sessions. `rejected` with `WRONG_PASSWORD` or with the message of the violated password rule. */
  change(current: string, next: string): Promise<Result<void, PortFailure>>;
  /** Sends a link by mail if the organisation has a user with this address. Requires `passwordMail`. */
  requestLink(request: RequestedLink): Promise<Result<void, PortFailure>>;
  /** Ends all sessions of the user. `rejected` with `LINK_NOT_GOOD` or with the message of the violated rule. */
  set(linked: LinkedPassword): Promise<Result<PasswordOwner, PortFailure>>;
}
export const PasswordGateway = portToken<PasswordGateway>('PasswordGateway');
