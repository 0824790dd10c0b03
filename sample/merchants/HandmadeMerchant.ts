import type { MerchantDraft } from '../configureMerchant.ts';

/** A merchant written by hand to demonstrate a case. `makeSample` converts the merchant to sample data. */
export type HandmadeMerchant = MerchantDraft & {
  readonly purpose: string;
  readonly companyEnabled?: false;
  readonly onboarded?: false;
  /** Age of the merchant's last publish. Absent if the merchant has never published. */
  readonly publishedDaysAgo?: number;
  readonly people: readonly HandmadePerson[];
};

/** @property mailbox part of the e-mail address before the `@` */
export type HandmadePerson = {
  readonly name: string;
  readonly mailbox: string;
  /** Defaults to `returns_portal_merchant`, which has all rights. */
  readonly role?: 'returns_portal_publisher' | 'returns_portal_editor';
  readonly isInvited?: true;
  readonly isDisabled?: true;
  /** Absent if the user never signed in. */
  readonly seenDaysAgo?: number;
};
