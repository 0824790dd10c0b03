import type { AdminConfigDocument } from '../contract/branding/adminConfig.ts';
import type { MerchantConfigDocument } from '../contract/company/merchantConfig.ts';

/** A person who signs in with a password. Sample accounts are public: the password stands here as plain text. */
export type SampleStaff = {
  readonly userId: string;
  /** The organisation the person signs in to: a merchant's company id, or an owner's root organisation id. */
  readonly organisationId: string;
  readonly email: string;
  readonly name: string;
  /** Absent where an invitation was not accepted yet. */
  readonly password?: string;
  readonly roles: readonly string[];
  readonly enabled?: false;
  /** ISO 8601 instant in UTC. */
  readonly lastSignInAt?: string;
};

/** A past publish. */
export type SamplePublish = {
  /** ISO 8601 instant in UTC. */
  readonly at: string;
  readonly actor: { readonly userId: string; readonly name: string };
  /** The merchant's company id, if an admin published for it. */
  readonly onBehalfOf?: string;
  readonly note: string;
  /** The top-level parts of the configuration that this publish changed, as they were before. */
  readonly before: Partial<MerchantConfigDocument>;
};

export type SampleMerchant = {
  readonly companyId: string;
  readonly companyEnabled: boolean;
  readonly onboarded: boolean;
  /** The published configuration; it carries no revision, the store that takes it gives one. */
  readonly configuration: MerchantConfigDocument;
  readonly staff: readonly SampleStaff[];
  /** ISO 8601 instant in UTC; absent where nothing was published yet. */
  readonly lastPublishedAt?: string;
  /** What was published since its first version, oldest first; the last of them made `configuration`. */
  readonly publishes?: readonly SamplePublish[];
  /** What this merchant is there to show, in one English sentence. */
  readonly purpose: string;
};

/** The carriers the product has region lists for [WH-8]. */
export type SampleCarrier = 'AUSTRALIA_POST' | 'USPS' | 'YAMATO' | 'BLUE_YONDER';

export type SampleOwner = {
  readonly carrier: SampleCarrier;
  readonly rootOrgId: string;
  readonly adminConfig: AdminConfigDocument;
  readonly staff: readonly SampleStaff[];
  readonly merchants: readonly SampleMerchant[];
};

/** A file that configurations point to by its content hash. */
export type SampleAsset = {
  /** SHA-256 of the body, in lower-case hexadecimal. */
  readonly hash: string;
  /** `/assets/<hash>.svg` */
  readonly path: string;
  readonly contentType: string;
  readonly body: string;
};

export type SampleData = {
  readonly owners: readonly SampleOwner[];
  readonly assets: readonly SampleAsset[];
};
