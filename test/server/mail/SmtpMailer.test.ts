import { afterEach, describe, expect, it } from 'vitest';
import { languages } from '../../../src/domain/languages/language.ts';
import { readBundle } from '../../../locales/readBundle.ts';
import type { PasswordMail } from '../../../server/application/mail/PasswordMailer.ts';
import { SmtpMailer } from '../../../server/infrastructure/mail/SmtpMailer.ts';
import { headerOf, openMailbox, textOf, type Mailbox } from '../../support/server/mailbox.ts';

let mailbox: Mailbox | undefined;
afterEach(() => mailbox?.close());

const aMail = (more: Partial<PasswordMail> = {}): PasswordMail => ({
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

async function mailerOf(options: Parameters<typeof openMailbox>[0] = {}, password?: string) {
  mailbox = await openMailbox(options);
  const settings = { ...mailbox.settings, ...(password !== undefined && { user: 'portal' }) };
  const mailer = new SmtpMailer(settings, password, (locale) => readBundle('locales', locale));
  return { mailer, mailbox };
}

describe('mails by SMTP', () => {
  it('say in each language, as text and as HTML, what the link is for and until when [AU-17]', async () => {
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
    expect(first && textOf(first)).toContain('The link is good once, until November 27, 2026 at 12:00 UTC.');
    expect(first && headerOf(first)).toContain('Subject: Invitation to Returns');
  });

  it('keep a subject, a name and a brand in their place [AU-17]', async () => {
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

  it('are given up where the mail server refuses them for good, tried again where it does not take them now [AU-17]', async () => {
    const replies = [550, 451];
    const { mailer } = await mailerOf({
      onRcptTo: ({ address }, _, done) =>
        done(Object.assign(new Error(`no ${address}`), { responseCode: replies.shift() })),
    });
    const final = await mailer.send(aMail());
    expect(final).toMatchObject({ ok: false, error: { kind: 'refused' } });
    // What a mail server repeats of the address is no part of it.
    expect(JSON.stringify(final)).not.toContain('ines@');
    expect(await mailer.send(aMail())).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    await mailbox?.close();
    mailbox = undefined;
    expect(await mailer.send(aMail())).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  });

  it('go to a mail server that asks for a name and a password [AU-17]', async () => {
    const options: Parameters<typeof openMailbox>[0] = {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, done) =>
        username === 'portal' && password === 'Secret' ? done(null, { user: 1 }) : done(new Error('wrong')),
    };
    const right = await mailerOf(options, 'Secret');
    expect(await right.mailer.send(aMail())).toMatchObject({ ok: true });
    await right.mailbox.close();
    const wrong = await mailerOf(options, 'Wrong');
    // Whoever runs the service may set another one meanwhile.
    expect(await wrong.mailer.send(aMail())).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  });
});
