import type { Language } from '../../../src/domain/languages/language.ts';
import type { Result } from '../../../src/domain/shared/result.ts';

/** What a person is told by e-mail who may set a password: as somebody new, or in place of the one they had. */
export type PasswordMail = {
  readonly kind: 'invitation' | 'reset';
  readonly to: { readonly name: string; readonly address: string };
  readonly language: Language;
  readonly productName: string;
  readonly carrierName: string;
  /** Absent for the owner's own staff. */
  readonly companyId: string | undefined;
  /** The whole address with the token. */
  readonly link: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly expiresAt: number;
};

/** Why a mail was not taken. `reason` names neither an address nor a link: it may be logged. */
export type MailFailure = {
  /** `refused`: it never will be. */
  readonly kind: 'refused' | 'unreachable';
  readonly reason: string;
};

/** Hands a mail to whoever carries it on. */
export interface PasswordMailer {
  send(mail: PasswordMail): Promise<Result<void, MailFailure>>;
}
