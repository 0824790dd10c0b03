import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';

/** The owners, readable by anyone: their configuration brands the page before sign-in. */
export interface OwnerRepository {
  findByCarrier(
    carrier: string,
  ): Promise<{ readonly rootOrgId: string; readonly adminConfig: AdminConfigDocument } | undefined>;
}
