import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { SmtpSettings } from '../../../server/infrastructure/mail/smtpSettings.ts';

/** A received mail: the recipients of its envelope, and its lines. */
export type ReceivedMail = { readonly recipients: readonly string[]; readonly raw: string };

export type Mailbox = {
  readonly settings: SmtpSettings;
  readonly received: ReceivedMail[];
  /** Returns the oldest mail that was not returned yet. Waits for a mail if necessary. */
  readonly next: () => Promise<ReceivedMail>;
  readonly close: () => Promise<void>;
};

/** Opens a mail server on loopback that stores the mails that it receives. */
export async function openMailbox(options: SMTPServerOptions = {}): Promise<Mailbox> {
  const received: ReceivedMail[] = [];
  let readCount = 0;
  let wake = (): void => undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString('utf8'),
        });
        done();
        wake();
      });
    },
    ...options,
  });
  // Ignore errors, because a client that does not trust the certificate closes the connection during the handshake.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    settings: {
      host: '127.0.0.1',
      port,
      security: 'none',
      user: undefined,
      passwordFile: undefined,
      caFile: undefined,
      from: { name: 'Returns', address: 'returns@post.example' },
    },
    received,
    async next() {
      readCount += 1;
      while (received.length < readCount) await new Promise<void>((resume) => (wake = resume));
      const mail = received[readCount - 1];
      if (!mail) throw new Error('no mail');
      return mail;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** Header of a mail, in which folded lines are joined. */
export const headerOf = ({ raw }: ReceivedMail): string =>
  (raw.split('\r\n\r\n', 1)[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ');

/** Text of all parts of a mail, decoded from quoted-printable or base64. */
export function textOf({ raw }: ReceivedMail): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '';
  return raw
    .split(`--${boundary}`)
    .slice(1)
    .map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n');
      const text = body.join('\r\n\r\n');
      if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
      const bytes = text
        .replaceAll(/=\r\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      return /quoted-printable/i.test(head) ? Buffer.from(bytes, 'latin1').toString('utf8') : text;
    })
    .join('\n');
}

/** Token of the link in a mail, or an empty text if there is none. */
export const tokenIn = (mail: ReceivedMail): string => /#set-password=([\w-]+)/.exec(textOf(mail))?.[1] ?? '';
