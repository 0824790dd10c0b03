import type { MerchantDraft } from '../configureMerchant.ts';

/** A merchant written by hand because it shows something; `makeSample` turns it into the sample's shape. */
export type HandmadeMerchant = MerchantDraft & {
  readonly purpose: string;
  readonly companyEnabled?: false;
  readonly onboarded?: false;
  /** Age of its last publish; absent where it never published. */
  readonly publishedDaysAgo?: number;
  readonly people: readonly HandmadePerson[];
};

/** Somebody who signs in; `mailbox` is the part of the e-mail address before the `@`. */
export type HandmadePerson = {
  readonly name: string;
  readonly mailbox: string;
  /** `returns_portal_merchant`, who may do everything, unless stated. */
  readonly role?: 'returns_portal_publisher' | 'returns_portal_editor';
  /** Has not accepted the invitation yet. */
  readonly isInvited?: true;
  readonly isDisabled?: true;
  /** Absent where the person never signed in. */
  readonly seenDaysAgo?: number;
};
