import type { BundleTree } from '../../../locales/readBundle.ts';
import { directionOf } from '../../../src/domain/languages/language.ts';
import type { PasswordMail } from '../../application/mail/PasswordMailer.ts';
import { escapeHtml } from '../page/escapeHtml.ts';

export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string };

const textKeys = {
  invitation: {
    subject: 'mail.invitation.subject',
    owner: 'mail.invitation.owner',
    company: 'mail.invitation.company',
    ignore: 'mail.invitation.ignore',
  },
  reset: {
    subject: 'mail.reset.subject',
    owner: 'mail.reset.owner',
    company: 'mail.reset.company',
    ignore: 'mail.reset.ignore',
  },
} as const;

/** Replaces control characters and line separators by spaces, because names and subjects must be one line. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

function textAt(bundle: BundleTree, key: string): string {
  const found = key
    .split('.')
    .reduce<BundleTree | string | undefined>(
      (tree, name) => (typeof tree === 'object' ? tree[name] : undefined),
      bundle,
    );
  if (typeof found !== 'string') throw new Error(`no text ${key}`);
  return found;
}

/** Renders a mail as plain text and HTML. It contains no text that the user who caused it has typed. */
export function renderPasswordMail(mail: PasswordMail, bundle: BundleTree): RenderedMail {
  const { kind, language, link, companyId } = mail;
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  const values: Readonly<Record<string, string>> = {
    product: oneLine(mail.productName),
    carrier: oneLine(mail.carrierName),
    company: companyId ?? '',
    time: `${time.format(mail.expiresAt)} UTC`,
  };
  const fill = (key: string, write: (value: string) => string = (value) => value): string =>
    textAt(bundle, key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => write(values[name] ?? ''));
  const keys = textKeys[kind];
  const [about, ignore] = [keys[companyId === undefined ? 'owner' : 'company'], keys.ignore];
  const isolated = (value: string): string => `<bdi>${escapeHtml(value)}</bdi>`;
  const paragraph = (key: string): string => `<p>${fill(key, isolated)}</p>`;
  const href = escapeHtml(link);
  return {
    subject: fill(keys.subject),
    text: [fill(about), link, fill('mail.expiry'), fill(ignore), ''].join('\n\n'),
    html:
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
      `<title>${escapeHtml(fill(keys.subject))}</title></head>` +
      `<body style="margin:0;padding:24px;font:16px/1.5 sans-serif"><div style="max-width:32em;margin:0 auto">` +
      `${paragraph(about)}<p><a href="${href}">${escapeHtml(fill('mail.action'))}</a></p>` +
      `<p dir="ltr" style="overflow-wrap:anywhere"><small>${href}</small></p>` +
      `${paragraph('mail.expiry')}${paragraph(ignore)}</div></body></html>`,
  };
}
