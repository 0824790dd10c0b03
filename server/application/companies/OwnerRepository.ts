import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';

/** What an owner's configuration was read from: another one is another configuration. */
export type OwnerState = {
  readonly rootOrgId: string;
  /** Of what stands beside the organisation. */
  readonly digest: string;
  /** The current revision of the owner's own organisation; absent where it has none. */
  readonly revision: number | undefined;
};

/** The owners, readable by anyone: their configuration brands the page before sign-in. */
export interface OwnerRepository {
  findByCarrier(
    carrier: string,
  ): Promise<{ readonly rootOrgId: string; readonly adminConfig: AdminConfigDocument } | undefined>;
  /** By the owner's own organisation. */
  findByOrganisation(rootOrgId: string): Promise<{ readonly carrier: string } | undefined>;
  /** Tells within one look whether what was read of an owner still stands. */
  findState(carrier: string): Promise<OwnerState | undefined>;
}
