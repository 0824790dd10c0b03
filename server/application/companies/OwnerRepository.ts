import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';

/** Version of an owner's configuration. A different state means a different configuration. */
export type OwnerState = {
  readonly rootOrgId: string;
  /** Digest of the owner's data outside the organisation. */
  readonly digest: string;
  readonly revision: number | undefined;
};

/** Owners, readable without sign-in, because their configuration brands the sign-in page. */
export interface OwnerRepository {
  findByCarrier(
    carrier: string,
  ): Promise<{ readonly rootOrgId: string; readonly adminConfig: AdminConfigDocument } | undefined>;
  findByOrganisation(rootOrgId: string): Promise<{ readonly carrier: string } | undefined>;
  findState(carrier: string): Promise<OwnerState | undefined>;
}
