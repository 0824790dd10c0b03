import type { BundleTree } from '../../../locales/readBundle.ts';
import { directionOf } from '../../../src/domain/languages/language.ts';
import type { AccountMail } from '../../application/mail/AccountMailer.ts';
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
  'second-factor-reset': {
    subject: 'mail.secondFactorReset.subject',
    owner: 'mail.secondFactorReset.owner',
    company: 'mail.secondFactorReset.company',
    ignore: 'mail.secondFactorReset.ignore',
  },
  'recovery-code-used': {
    subject: 'mail.recoveryCodeUsed.subject',
    owner: 'mail.recoveryCodeUsed.owner',
    company: 'mail.recoveryCodeUsed.company',
    ignore: 'mail.recoveryCodeUsed.ignore',
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
export function renderAccountMail(mail: AccountMail, bundle: BundleTree): RenderedMail {
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
    time: 'expiresAt' in mail ? `${time.format(mail.expiresAt)} UTC` : '',
  };
  const fill = (key: string, write: (value: string) => string = (value) => value): string =>
    textAt(bundle, key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => write(values[name] ?? ''));
  const keys = textKeys[kind];
  const about = keys[companyId === undefined ? 'owner' : 'company'];
  const [action, after] =
    'expiresAt' in mail ? ['mail.action', ['mail.expiry', keys.ignore]] : ['mail.signIn', [keys.ignore]];
  const isolated = (value: string): string => `<bdi>${escapeHtml(value)}</bdi>`;
  const paragraph = (key: string): string => `<p>${fill(key, isolated)}</p>`;
  const href = escapeHtml(link);
  return {
    subject: fill(keys.subject),
    text: [fill(about), link, ...after.map((key) => fill(key)), ''].join('\n\n'),
    html:
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
      `<title>${escapeHtml(fill(keys.subject))}</title></head>` +
      `<body style="margin:0;padding:24px;font:16px/1.5 sans-serif"><div style="max-width:32em;margin:0 auto">` +
      `${paragraph(about)}<p><a href="${href}">${escapeHtml(fill(action))}</a></p>` +
      `<p dir="ltr" style="overflow-wrap:anywhere"><small>${href}</small></p>` +
      `${after.map(paragraph).join('')}</div></body></html>`,
  };
}
