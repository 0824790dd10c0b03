import type { Language } from '../../../src/domain/languages/language.ts';
import type { Result } from '../../../src/domain/shared/result.ts';

export type LinkMailKind = 'invitation' | 'reset';
export type NoticeKind = 'second-factor-reset' | 'recovery-code-used';

/** `link`: absolute URL. Links for setting a password contain a token. A notice links to the sign-in page. */
export type MailContent =
  | {
      readonly kind: LinkMailKind;
      readonly link: string;
      /** Milliseconds since 1970-01-01 UTC. */
      readonly expiresAt: number;
    }
  | { readonly kind: NoticeKind; readonly link: string };

export type AccountMail = MailContent & {
  readonly to: { readonly name: string; readonly address: string };
  readonly language: Language;
  readonly productName: string;
  readonly carrierName: string;
  /** Absent for the owner's own staff, who belong to no merchant. */
  readonly companyId: string | undefined;
};

/** Failure to send a mail. `reason` contains neither an address nor a link, so it may be logged. */
export type MailFailure = {
  /** After `refused`, a retry would fail again. */
  readonly kind: 'refused' | 'unreachable';
  readonly reason: string;
};

export interface AccountMailer {
  send(mail: AccountMail): Promise<Result<void, MailFailure>>;
}
