import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { isEmail } from '../../../src/domain/validation/formats/isEmail.ts';

/** How the connection to a mail server is encrypted: from its start, before anything is sent, or not at all. */
export const SMTP_SECURITY = ['tls', 'starttls', 'none'] as const;
export type SmtpSecurity = (typeof SMTP_SECURITY)[number];

export type SmtpSettings = {
  readonly host: string;
  readonly port: number;
  readonly security: SmtpSecurity;
  /** Absent: the mail server asks for no name. */
  readonly user: string | undefined;
  /** The file that holds the user's password. */
  readonly passwordFile: string | undefined;
  /** The file of the authorities that may vouch for the mail server, in place of those the runtime knows. */
  readonly caFile: string | undefined;
  readonly from: { readonly name: string; readonly address: string };
};

/** Where an owner's pages are, by its carrier; `undefined` where no address is set for them. */
export type PageUrls = { readonly all: string | undefined; readonly byCarrier: Readonly<Record<string, string>> };

export const pageUrlIn =
  ({ all, byCarrier }: PageUrls) =>
  (carrier: string): string | undefined =>
    Object.hasOwn(byCarrier, carrier) ? byCarrier[carrier] : all;

/** A sender: an address, or a name with its address in angle brackets. */
export function parseSender(text: string): SmtpSettings['from'] | undefined {
  const [, name = '', inBrackets, alone] = /^(?:([^<>\p{Cc}]*)<([^<>]*)>|([^<>]*))$/u.exec(text.trim()) ?? [];
  const address = (inBrackets ?? alone ?? '').trim();
  return isEmail(address) ? { name: name.trim(), address } : undefined;
}

/** `https://host` for all owners, `CARRIER=https://host` for one of them; `undefined` for what is neither. */
export function parsePageUrls(parts: readonly string[]): PageUrls | undefined {
  const read = parts.map((part) => /^(?:(\w+)=)?(https?:\/\/.+)$/.exec(part));
  const pairs = read.map((match) => [match?.[1], originOf(match?.[2])] as const);
  if (pairs.some(([, origin]) => origin === undefined)) return undefined;
  return {
    all: pairs.find(([carrier]) => carrier === undefined)?.[1],
    byCarrier: Object.fromEntries(pairs.flatMap(([carrier, origin]) => (carrier && origin ? [[carrier, origin]] : []))),
  };
}

/** Of an address that names nothing beside its origin. */
function originOf(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const { origin, href } = new URL(text);
  return href === `${origin}/` ? origin : undefined;
}

/** What the files of the settings hold. */
export type SmtpFiles = {
  /** The password of the mail server's user. */
  readonly password?: string | undefined;
  /** Certificates of authorities, as PEM. */
  readonly ca?: string | undefined;
};

/** What stands in the files that the settings name; the sentence to end with where one cannot be read. */
export function readSmtpFiles({ passwordFile, caFile }: SmtpSettings): Result<SmtpFiles, string> {
  const password = readNamed('SMTP_PASSWORD_FILE', passwordFile);
  if (!password.ok) return password;
  const ca = readNamed('SMTP_CA_FILE', caFile);
  if (!ca.ok) return ca;
  if (ca.value !== undefined && !holdsCertificates(ca.value))
    return err(`SMTP_CA_FILE holds no certificates as PEM: ${caFile}.`);
  return ok({ password: password.value, ca: ca.value });
}

function readNamed(setting: string, file: string | undefined): Result<string | undefined, string> {
  if (file === undefined) return ok(undefined);
  try {
    return ok(readFileSync(file, 'utf8').trim());
  } catch {
    return err(`${setting} cannot be read: ${file}.`);
  }
}

function holdsCertificates(pem: string): boolean {
  try {
    // One that cannot be read is an error only once a mail is sent.
    return new X509Certificate(pem).raw.length > 0;
  } catch {
    return false;
  }
}
