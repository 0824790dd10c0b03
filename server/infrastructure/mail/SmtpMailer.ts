import { createTransport, type Transporter } from 'nodemailer';
import type { BundleTree } from '../../../locales/readBundle.ts';
import { bundleLocaleOf, type BundleLocale } from '../../../src/domain/languages/language.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { isEmail } from '../../../src/domain/validation/formats/isEmail.ts';
import type { MailFailure, PasswordMail, PasswordMailer } from '../../application/mail/PasswordMailer.ts';
import type { SmtpFiles, SmtpSettings } from './smtpSettings.ts';
import { oneLine, renderPasswordMail } from './renderPasswordMail.ts';

/** Milliseconds for the connection, the greeting, and between two responses. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** First reply code that is final (RFC 5321). */
const FINAL_REPLY = 500;
/** Errors of the connection, not of the mail. The configuration may be fixed before a retry. */
const OF_CONNECTION: ReadonlySet<unknown> = new Set(['EAUTH', 'ETLS']);

type SmtpError = { readonly code?: unknown; readonly responseCode?: unknown; readonly command?: unknown };

export class SmtpMailer implements PasswordMailer {
  readonly #transport: Transporter;
  readonly #from: SmtpSettings['from'];
  readonly #bundleOf: (locale: BundleLocale) => BundleTree;

  constructor(settings: SmtpSettings, { password, ca }: SmtpFiles, bundleOf: (locale: BundleLocale) => BundleTree) {
    const { host, port, security, user, from } = settings;
    this.#from = from;
    this.#bundleOf = bundleOf;
    this.#transport = createTransport({
      ...TIMEOUTS,
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      // Mail contents never read files or URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(ca !== undefined && { tls: { ca } }),
      ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    });
  }

  async send(mail: PasswordMail): Promise<Result<void, MailFailure>> {
    const { name, address } = mail.to;
    if (!isEmail(address)) return err({ kind: 'refused', reason: 'not an e-mail address' });
    const { subject, text, html } = renderPasswordMail(mail, this.#bundleOf(bundleLocaleOf(mail.language)));
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: oneLine(name), address },
        subject,
        text,
        html,
        // Prevents automatic replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return ok(undefined);
    } catch (error) {
      return err(failureOf(error as SmtpError));
    }
  }
}

/** Omits the error's message, because a mail server may repeat the address in it. */
function failureOf({ code, responseCode, command }: SmtpError): MailFailure {
  const reason = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
  const isFinal = typeof responseCode === 'number' && responseCode >= FINAL_REPLY && !OF_CONNECTION.has(code);
  return { kind: isFinal ? 'refused' : 'unreachable', reason };
}
