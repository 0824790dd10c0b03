import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { languages } from '../../../src/domain/languages/language.ts';
import { readBundle } from '../../../locales/readBundle.ts';
import type { AccountMail } from '../../../server/application/mail/AccountMailer.ts';
import { SmtpMailer } from '../../../server/infrastructure/mail/SmtpMailer.ts';
import {
  readSmtpFiles,
  type SmtpFiles,
  type SmtpSecurity,
  type SmtpSettings,
} from '../../../server/infrastructure/mail/smtpSettings.ts';
import { aCertificate, type Certificate } from '../../support/server/aCertificate.ts';
import { headerOf, openMailbox, textOf, type Mailbox } from '../../support/server/mailbox.ts';

let mailbox: Mailbox | undefined;
afterEach(() => mailbox?.close());

const aSmtp: SmtpSettings = {
  host: 'mail.example',
  port: 587,
  security: 'starttls',
  user: 'portal',
  passwordFile: undefined,
  caFile: undefined,
  from: { name: 'Returns', address: 'returns@post.example' },
};

type LinkMail = Extract<AccountMail, { readonly expiresAt: number }>;

const aMail = (more: Partial<LinkMail> = {}): LinkMail => ({
  kind: 'invitation',
  to: { name: 'Ines Ito', address: 'ines@alpha.example' },
  language: 'en',
  productName: 'Returns',
  carrierName: 'Post',
  companyId: 'ALPHA',
  link: 'https://returns.example/ALPHA#set-password=T0ken',
  expiresAt: Date.UTC(2026, 10, 27, 12),
  ...more,
});

async function mailerOf(
  options: Parameters<typeof openMailbox>[0] = {},
  files: SmtpFiles = {},
  security: SmtpSecurity = 'none',
) {
  mailbox = await openMailbox(options);
  const settings = { ...mailbox.settings, security, ...(files.password !== undefined && { user: 'portal' }) };
  const mailer = new SmtpMailer(settings, files, (locale) => readBundle('locales', locale));
  return { mailer, mailbox };
}

describe('SmtpMailer', () => {
  it('sends the purpose and expiry of the link in each language, as text and HTML [AU-17]', async () => {
    const open = await mailerOf();
    for (const kind of ['invitation', 'reset'] as const)
      for (const language of languages) {
        expect(await open.mailer.send(aMail({ kind, language }))).toEqual({ ok: true, value: undefined });
        const text = textOf(open.mailbox.received.at(-1) ?? { recipients: [], raw: '' });
        expect(text.split('https://returns.example/ALPHA#set-password=T0ken').length).toBe(4);
        expect(text).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
        expect(text).not.toMatch(/\{\{|undefined/);
      }
    const first = open.mailbox.received[languages.indexOf('en')];
    expect(first && textOf(first)).toContain('The link works once, until November 27, 2026 at 12:00 UTC.');
    expect(first && headerOf(first)).toContain('Subject: Invitation to Returns');
  });

  it('sends a notice about a reset second factor in each language, with a link to the sign-in page [AU-28]', async () => {
    const open = await mailerOf();
    const link = 'https://returns.example/ALPHA';
    for (const language of languages) {
      const { expiresAt: _, ...mail } = aMail({ language });
      await open.mailer.send({ ...mail, kind: 'second-factor-reset', link });
      const text = textOf(open.mailbox.received.at(-1) ?? { recipients: [], raw: '' });
      expect(text.split(link).length).toBe(4);
      expect(text).not.toMatch(/\{\{|undefined/);
    }
    const first = open.mailbox.received[languages.indexOf('en')];
    expect(first && headerOf(first)).toContain('Subject: Authenticator app removed from Returns');
  });

  it('prevents header injection by subject, user name and brand [AU-17]', async () => {
    const open = await mailerOf();
    const productName = 'Returns\r\nBcc: victim@else.example\u2028X-Own: 1';
    await open.mailer.send(aMail({ productName, to: { name: productName, address: 'ines@alpha.example' } }));
    const [mail] = open.mailbox.received;
    expect(mail?.recipients).toEqual(['ines@alpha.example']);
    expect(mail && headerOf(mail)).not.toMatch(/^(bcc|x-own):/im);
    for (const address of ['ines@alpha.example\r\nRCPT TO:<victim@else.example>', 'a@b.example,c@d.example', '']) {
      const refused = await open.mailer.send(aMail({ to: { name: '', address } }));
      expect(refused).toEqual({ ok: false, error: { kind: 'refused', reason: 'not an e-mail address' } });
    }
    expect(open.mailbox.received).toHaveLength(1);
  });

  it('reports a permanent refusal of the mail server as final, and a temporary refusal as retryable [AU-17]', async () => {
    const replies = [550, 451];
    const { mailer } = await mailerOf({
      onRcptTo: ({ address }, _, done) =>
        done(Object.assign(new Error(`no ${address}`), { responseCode: replies.shift() })),
    });
    const final = await mailer.send(aMail());
    expect(final).toMatchObject({ ok: false, error: { kind: 'refused' } });
    // The failure's reason does not contain the address that the mail server's response contains.
    expect(JSON.stringify(final)).not.toContain('ines@');
    expect(await mailer.send(aMail())).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    await mailbox?.close();
    mailbox = undefined;
    expect(await mailer.send(aMail())).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  });

  it('authenticates with user name and password if the mail server requires it [AU-17]', async () => {
    const options: Parameters<typeof openMailbox>[0] = {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, done) =>
        username === 'portal' && password === 'Secret' ? done(null, { user: 1 }) : done(new Error('wrong')),
    };
    const right = await mailerOf(options, { password: 'Secret' });
    expect(await right.mailer.send(aMail())).toMatchObject({ ok: true });
    await right.mailbox.close();
    const wrong = await mailerOf(options, { password: 'Wrong' });
    // Retryable, because the operator may correct the password in the meantime.
    expect(await wrong.mailer.send(aMail())).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  });

  describe.each(['starttls', 'tls'] as const)('with encryption by %s', (security) => {
    const names: string[] = [];
    const encrypted = ({ key, cert }: Certificate): Parameters<typeof openMailbox>[0] => ({
      key,
      cert,
      secure: security === 'tls',
      disabledCommands: [],
      authOptional: false,
      onAuth: ({ username }, session, done) => {
        names.push(`${username} ${session.secure}`);
        done(null, { user: 1 });
      },
    });
    afterEach(() => void names.splice(0));

    it('sends to a mail server whose certificate was issued by the configured authority [AU-17]', async () => {
      const certificate = await aCertificate('127.0.0.1');
      const files = { password: 'Secret', ca: certificate.cert };
      const open = await mailerOf(encrypted(certificate), files, security);
      expect(await open.mailer.send(aMail())).toEqual({ ok: true, value: undefined });
      expect(open.mailbox.received.map(({ recipients }) => recipients)).toEqual([['ines@alpha.example']]);
      expect(names).toEqual(['portal true']);
    });

    it('sends nothing to a mail server with another certificate, and its error contains neither password nor mail [AU-17]', async () => {
      const certificate = await aCertificate('127.0.0.1');
      const elsewhere = await aCertificate('192.0.2.1');
      for (const [shown, ca] of [
        [certificate, undefined],
        [certificate, elsewhere.cert],
        [elsewhere, elsewhere.cert],
      ] as const) {
        const open = await mailerOf(encrypted(shown), { password: 'Secret', ca }, security);
        const sent = await open.mailer.send(aMail());
        expect(sent).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
        expect(JSON.stringify(sent)).not.toMatch(/Secret|portal|ines@|T0ken|BEGIN/);
        expect(open.mailbox.received).toEqual([]);
        await open.mailbox.close();
      }
      expect(names).toEqual([]);
    });
  });

  it('reads the password and the certificate authorities from the configured files [AU-17]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'smtp-'));
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const { cert } = await aCertificate('127.0.0.1');
    const settings = { ...aSmtp, passwordFile: file('password', 'Secret\n'), caFile: file('ca.pem', cert) };
    expect(readSmtpFiles(settings)).toEqual({ ok: true, value: { password: 'Secret', ca: cert.trim() } });
    expect(readSmtpFiles(aSmtp)).toEqual({ ok: true, value: {} });
    const caFile = file('no.pem', 'Secret');
    const error = `SMTP_CA_FILE holds no certificates as PEM: ${caFile}.`;
    expect(readSmtpFiles({ ...aSmtp, caFile })).toEqual({ ok: false, error });
    rmSync(folder, { recursive: true });
    const unreadable = `SMTP_CA_FILE cannot be read: ${caFile}.`;
    expect(readSmtpFiles({ ...aSmtp, caFile })).toEqual({ ok: false, error: unreadable });
  });

  it('does not send without encryption if encryption is configured [AU-17]', async () => {
    const open = await mailerOf({}, {}, 'starttls');
    expect(await open.mailer.send(aMail())).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    expect(open.mailbox.received).toEqual([]);
  });
});
