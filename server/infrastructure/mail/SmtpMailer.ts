import { createTransport, type Transporter } from 'nodemailer';
import type { BundleTree } from '../../../locales/readBundle.ts';
import { bundleLocaleOf, type BundleLocale } from '../../../src/domain/languages/language.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { isEmail } from '../../../src/domain/validation/formats/isEmail.ts';
import type { MailFailure, AccountMail, AccountMailer } from '../../application/mail/AccountMailer.ts';
import type { SmtpFiles, SmtpSettings } from './smtpSettings.ts';
import { oneLine, renderAccountMail } from './renderAccountMail.ts';

/** Timeouts in milliseconds. `socketTimeout` limits the time between two responses. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** From this reply code on, a failure is permanent (RFC 5321). */
const FINAL_REPLY = 500;
/** Error codes of the connection. A retry may succeed, because the configuration may be fixed meanwhile. */
const OF_CONNECTION: ReadonlySet<unknown> = new Set(['EAUTH', 'ETLS']);

type SmtpError = { readonly code?: unknown; readonly responseCode?: unknown; readonly command?: unknown };

export class SmtpMailer implements AccountMailer {
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
      // Prevents a mail from containing local files or fetched URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(ca !== undefined && { tls: { ca } }),
      ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    });
  }

  async send(mail: AccountMail): Promise<Result<void, MailFailure>> {
    const { name, address } = mail.to;
    if (!isEmail(address)) return err({ kind: 'refused', reason: 'not an e-mail address' });
    const { subject, text, html } = renderAccountMail(mail, this.#bundleOf(bundleLocaleOf(mail.language)));
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: oneLine(name), address },
        subject,
        text,
        html,
        // Tells other mail servers not to send automatic replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return ok(undefined);
    } catch (error) {
      return err(failureOf(error as SmtpError));
    }
  }
}

/** Describes the failure without its message, because the mail server's message may contain the address. */
function failureOf({ code, responseCode, command }: SmtpError): MailFailure {
  const reason = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
  const isFinal = typeof responseCode === 'number' && responseCode >= FINAL_REPLY && !OF_CONNECTION.has(code);
  return { kind: isFinal ? 'refused' : 'unreachable', reason };
}
