import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { User } from '../../../src/domain/users/user.ts';

export type StoredLink = { readonly tokenHash: string; readonly userId: string; readonly expiresAt: number };

/** Stores the users of one company and their password links, in a transaction of that company. */
export interface StaffRoster {
  /** Lists users, ordered by name. */
  list(companyId: CompanyId): Promise<readonly User[]>;
  /** Does the same as `list`, and locks the company's users until the transaction ends. */
  lock(companyId: CompanyId): Promise<readonly User[]>;
  add(companyId: CompanyId, user: User): Promise<void>;
  update(companyId: CompanyId, user: User): Promise<void>;
  /** Removes the user and deletes the stored data of the user's sessions. */
  remove(companyId: CompanyId, userId: string): Promise<void>;
  storeLink(companyId: CompanyId, link: StoredLink): Promise<void>;
  /** Marks a link as used. Returns false if the link is invalid or its user is disabled. */
  takeLink(companyId: CompanyId, tokenHash: string, now: number): Promise<boolean>;
  dropLinks(companyId: CompanyId, userId: string): Promise<void>;
  setPassword(companyId: CompanyId, userId: string, passwordHash: string): Promise<void>;
}
