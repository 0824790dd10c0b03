import type { Language } from '../../../src/domain/languages/language.ts';
import type { Result } from '../../../src/domain/shared/result.ts';

export type PasswordMail = {
  readonly kind: 'invitation' | 'reset';
  readonly to: { readonly name: string; readonly address: string };
  readonly language: Language;
  readonly productName: string;
  readonly carrierName: string;
  /** Absent for the owner's own staff, who belong to no merchant. */
  readonly companyId: string | undefined;
  /** Absolute URL with the token. */
  readonly link: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly expiresAt: number;
};

/** Failure to send a mail. `reason` contains neither an address nor a link, so it may be logged. */
export type MailFailure = {
  /** After `refused`, a retry would fail again. */
  readonly kind: 'refused' | 'unreachable';
  readonly reason: string;
};

export interface PasswordMailer {
  send(mail: PasswordMail): Promise<Result<void, MailFailure>>;
}
