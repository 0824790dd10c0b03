import { X509Certificate } from 'node:crypto';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { isEmail } from '../../../src/domain/validation/formats/isEmail.ts';
import { readNamedFile } from '../readNamedFile.ts';

/** Encryption: from the start of the connection, by STARTTLS, or none. */
export const SMTP_SECURITY = ['tls', 'starttls', 'none'] as const;
export type SmtpSecurity = (typeof SMTP_SECURITY)[number];

export type SmtpSettings = {
  readonly host: string;
  readonly port: number;
  readonly security: SmtpSecurity;
  /** User name at the mail server. Absent if the server requires no authentication. */
  readonly user: string | undefined;
  readonly passwordFile: string | undefined;
  /** Path of a file with certificate authorities, used instead of those of Node. */
  readonly caFile: string | undefined;
  readonly from: { readonly name: string; readonly address: string };
};

/** Base URL of the pages: for all owners, and by carrier. `undefined` if not configured. */
export type PageUrls = { readonly all: string | undefined; readonly byCarrier: Readonly<Record<string, string>> };

export const pageUrlIn =
  ({ all, byCarrier }: PageUrls) =>
  (carrier: string): string | undefined =>
    Object.hasOwn(byCarrier, carrier) ? byCarrier[carrier] : all;

/** Parses a sender: an address, or a name followed by an address in angle brackets. */
export function parseSender(text: string): SmtpSettings['from'] | undefined {
  const [, name = '', inBrackets, alone] = /^(?:([^<>\p{Cc}]*)<([^<>]*)>|([^<>]*))$/u.exec(text.trim()) ?? [];
  const address = (inBrackets ?? alone ?? '').trim();
  return isEmail(address) ? { name: name.trim(), address } : undefined;
}

/**
 * Parses `https://host` for all owners and `CARRIER=https://host` for one owner. `undefined` if a part has neither
 * form.
 */
export function parsePageUrls(parts: readonly string[]): PageUrls | undefined {
  const read = parts.map((part) => /^(?:(\w+)=)?(https?:\/\/.+)$/.exec(part));
  const pairs = read.map((match) => [match?.[1], originOf(match?.[2])] as const);
  if (pairs.some(([, origin]) => origin === undefined)) return undefined;
  return {
    all: pairs.find(([carrier]) => carrier === undefined)?.[1],
    byCarrier: Object.fromEntries(pairs.flatMap(([carrier, origin]) => (carrier && origin ? [[carrier, origin]] : []))),
  };
}

/** Returns the origin of a URL, or `undefined` if the URL contains more than its origin. */
function originOf(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const { origin, href } = new URL(text);
  return href === `${origin}/` ? origin : undefined;
}

export type SmtpFiles = {
  readonly password?: string | undefined;
  readonly ca?: string | undefined;
};

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
  const text = readNamedFile(setting, file);
  return text.ok ? ok(text.value.trim()) : text;
}

function holdsCertificates(pem: string): boolean {
  try {
    // Parse the certificates at the start, so that an invalid one does not fail later, when a mail is sent.
    return new X509Certificate(pem).raw.length > 0;
  } catch {
    return false;
  }
}
