import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { User } from '../../../src/domain/users/user.ts';

export type StoredLink = { readonly tokenHash: string; readonly userId: string; readonly expiresAt: number };

/** Users of one company and their password links, within a transaction of that company. */
export interface StaffRoster {
  /** Ordered by name. */
  list(companyId: CompanyId): Promise<readonly User[]>;
  /** Like `list`, and locks the company's users until the transaction ends. */
  lock(companyId: CompanyId): Promise<readonly User[]>;
  add(companyId: CompanyId, user: User): Promise<void>;
  update(companyId: CompanyId, user: User): Promise<void>;
  /** Also deletes the stored data of the user's sessions. */
  remove(companyId: CompanyId, userId: string): Promise<void>;
  keepLink(companyId: CompanyId, link: StoredLink): Promise<void>;
  /** Uses a link up. Returns false if the link is invalid or its user is disabled. */
  takeLink(companyId: CompanyId, tokenHash: string, now: number): Promise<boolean>;
  dropLinks(companyId: CompanyId, userId: string): Promise<void>;
  setPassword(companyId: CompanyId, userId: string, passwordHash: string): Promise<void>;
}
