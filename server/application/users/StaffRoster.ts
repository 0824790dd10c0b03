import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { User } from '../../../src/domain/users/user.ts';

export type KeptLink = { readonly tokenHash: string; readonly userId: string; readonly expiresAt: number };

/** The people of one company and the links by which they set a password, within a transaction of that company. */
export interface StaffRoster {
  /** By name. */
  list(companyId: CompanyId): Promise<readonly User[]>;
  /** The same; no other transaction changes people of the company before this one ends. */
  lock(companyId: CompanyId): Promise<readonly User[]>;
  add(companyId: CompanyId, user: User): Promise<void>;
  /** Writes roles, state and version. */
  update(companyId: CompanyId, user: User): Promise<void>;
  /** With what is still known of their sessions. */
  remove(companyId: CompanyId, userId: string): Promise<void>;
  /** Keeps a link in place of all earlier ones of the person. */
  keepLink(companyId: CompanyId, link: KeptLink): Promise<void>;
  /** Uses a link up; false where it is not good, or its person is disabled. */
  takeLink(companyId: CompanyId, tokenHash: string, now: number): Promise<boolean>;
  dropLinks(companyId: CompanyId, userId: string): Promise<void>;
  setPassword(companyId: CompanyId, userId: string, passwordHash: string): Promise<void>;
}
