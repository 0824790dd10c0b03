import type { AdminConfigDocument } from '../contract/branding/adminConfig.ts';
import type { MerchantConfigDocument } from '../contract/company/merchantConfig.ts';

/** A user with a password. Sample accounts are public, so the password is plain text. */
export type SampleStaff = {
  readonly userId: string;
  /** Company ID of a merchant, or root organisation ID of an owner. */
  readonly organisationId: string;
  readonly email: string;
  readonly name: string;
  /** Absent until the invitation is accepted. */
  readonly password?: string;
  readonly roles: readonly string[];
  readonly enabled?: false;
  /** ISO 8601 instant in UTC. */
  readonly lastSignInAt?: string;
};

export type SamplePublish = {
  /** ISO 8601 instant in UTC. */
  readonly at: string;
  readonly actor: { readonly userId: string; readonly name: string };
  /** The merchant's company ID, if an admin published for it. */
  readonly onBehalfOf?: string;
  readonly note: string;
  /** Previous values of the top-level parts of the configuration that this publish changed. */
  readonly before: Partial<MerchantConfigDocument>;
};

export type SampleMerchant = {
  readonly companyId: string;
  readonly companyEnabled: boolean;
  readonly onboarded: boolean;
  /** Published configuration without a revision; the store assigns one. */
  readonly configuration: MerchantConfigDocument;
  readonly staff: readonly SampleStaff[];
  /** ISO 8601 instant in UTC; absent if nothing was published yet. */
  readonly lastPublishedAt?: string;
  /** Publishes since the first version, oldest first. The last publish created `configuration`. */
  readonly publishes?: readonly SamplePublish[];
  /** Purpose of this merchant in the sample, in one English sentence. */
  readonly purpose: string;
};

/** Carriers for which the product has region lists [WH-8]. */
export type SampleCarrier = 'AUSTRALIA_POST' | 'USPS' | 'YAMATO' | 'BLUE_YONDER';

export type SampleOwner = {
  readonly carrier: SampleCarrier;
  readonly rootOrgId: string;
  readonly adminConfig: AdminConfigDocument;
  readonly staff: readonly SampleStaff[];
  readonly merchants: readonly SampleMerchant[];
};

export type SampleAsset = {
  /** SHA-256 of the body, in lower-case hexadecimal. */
  readonly hash: string;
  /** Path in a URL: `/assets/<hash>.svg`. */
  readonly path: string;
  readonly contentType: string;
  readonly body: string;
};

export type SampleData = {
  readonly owners: readonly SampleOwner[];
  readonly assets: readonly SampleAsset[];
};
