import type { MerchantDraft } from '../configureMerchant.ts';

/** A merchant written by hand because it shows something; `makeSample` turns it into the sample's shape. */
export type HandmadeMerchant = MerchantDraft & {
  readonly purpose: string;
  readonly companyEnabled?: false;
  readonly onboarded?: false;
  /** Age of its last publish; absent where it never published. */
  readonly publishedDaysAgo?: number;
  /** People who sign in, as name and the part of the e-mail address before the `@`. */
  readonly people: readonly { readonly name: string; readonly mailbox: string }[];
};
