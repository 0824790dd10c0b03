import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';

/** Version of an owner's configuration. Two equal states mean that the configuration did not change. */
export type OwnerState = {
  readonly rootOrgId: string;
  /** Digest of the owner's data that is not part of its organisation's configuration. */
  readonly digest: string;
  readonly revision: number | undefined;
};

/** Reads owners. This needs no sign-in, because the owner's configuration brands the sign-in page. */
export interface OwnerRepository {
  findByCarrier(
    carrier: string,
  ): Promise<{ readonly rootOrgId: string; readonly adminConfig: AdminConfigDocument } | undefined>;
  findByOrganisation(rootOrgId: string): Promise<{ readonly carrier: string } | undefined>;
  findState(carrier: string): Promise<OwnerState | undefined>;
}
