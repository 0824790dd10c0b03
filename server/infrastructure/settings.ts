import { join } from 'node:path';
import { type Env, envSchema } from '../../contract/env.ts';
import type { AnalyticsEnv } from '../../contract/analyticsEnv.ts';
import { rights } from '../../src/domain/session/rights.ts';
import type { RoleRights } from '../../src/domain/session/role.ts';
import { err, ok, type Result } from '../../src/domain/shared/result.ts';
import { analyticsDefaults, analyticsSettingsOf, serverZones } from '../../src/domain/telemetry/analyticsSettings.ts';
import type { Quotas } from '../application/shared/quotas.ts';
import { connectionDefaults, type ConnectionLimits } from './http/limitConnections.ts';
import type { DiskLimits } from './disk/DiskWatch.ts';
import {
  parsePageUrls,
  parseSender,
  SMTP_SECURITY,
  type PageUrls,
  type SmtpSecurity,
  type SmtpSettings,
} from './mail/smtpSettings.ts';

export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Connection of the schema's owner; absent: `databaseUrl` belongs to it. */
  readonly migrationUrl: string | undefined;
  /** Milliseconds a statement may wait for a lock, and take in total, on PostgreSQL. */
  readonly databaseLimits: { readonly lockTimeout: number; readonly statementTimeout: number };
  readonly quotas: Quotas;
  /** Bytes of the disk that stay free, and maximum size of `dataDir` (0: unlimited). */
  readonly disk: DiskLimits;
  /** File for audit anchors; absent: not stored. */
  readonly auditAnchors: string | undefined;
  /** Address of the metrics; absent: not served. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  readonly connections: ConnectionLimits;
  /** Milliseconds without use until a session ends; absent: no limit. */
  readonly sessionIdle: number | undefined;
  /** File of identity providers and widgets by the owner's organisation; absent: only sign-in by password. */
  readonly signInFile: string | undefined;
  /** Mail server, and URLs of the pages for links in mails; absent: no mail is sent. */
  readonly mail: { readonly smtp: SmtpSettings; readonly pageUrls: PageUrls } | undefined;
  /** Address provider and file of its key; absent: places of the sample if it is seeded, otherwise none. */
  readonly addressLookup: { readonly url: string; readonly keyFile: string } | undefined;
  /** Folder of texts that carriers override; absent: none. */
  readonly ownerTexts: string | undefined;
  /** Milliseconds from the stop signal until connections are refused. */
  readonly stopDelay: number;
  readonly eventStreams: number;
  /** File of draft keys; absent: a file in `dataDir` with the embedded database, otherwise none. */
  readonly draftKeyFile: string | undefined;
  readonly seedsSample: boolean;
  readonly logLevel: string;
  readonly trustedProxies: readonly string[];
  /** Origins that the page may call in addition to its own. */
  readonly connectOrigins: readonly string[];
  readonly env: Env;
};

const MEBIBYTE = 1024 * 1024;
const MINUTE = 60_000;
/** Minutes. A page in use renews its tokens every five. */
const MIN_IDLE = 6;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
/** Default roles with limited rights. `returns_portal_merchant` has all rights. */
const DEFAULT_RIGHTS: RoleRights = {
  returns_portal_publisher: ['edit', 'publish'],
  returns_portal_editor: ['edit'],
  returns_portal_viewer: [],
};
const SAMPLE_HOSTS = {
  localhost: 'AUSTRALIA_POST',
  '127.0.0.1': 'AUSTRALIA_POST',
  'auspost.localhost': 'AUSTRALIA_POST',
  'usps.localhost': 'USPS',
  'yamato.localhost': 'YAMATO',
  'blueyonder.localhost': 'BLUE_YONDER',
};

/** Reads all settings from environment variables. Returns one sentence per error. Empty counts as unset. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Result<Settings, string[]> {
  const problems: string[] = [];
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const list = (name: string): string[] | undefined =>
    text(name)
      ?.split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  const flag = (name: string): boolean | undefined => {
    const value = text(name)?.toLowerCase();
    if (value === undefined || value === 'true' || value === 'false') return value && value === 'true';
    problems.push(`${name} must be true or false, not "${value}".`);
    return undefined;
  };
  const url = (name: string, protocols: readonly string[]): string | undefined => {
    const value = text(name);
    if (value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol))) return value;
    problems.push(`${name} must be an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}.`);
    return undefined;
  };
  const integer = (name: string, standard: number, min: number, max: number): number => {
    const value = Number(text(name) ?? standard);
    if (!Number.isInteger(value) || value < min || value > max)
      problems.push(`${name} must be a whole number from ${min} to ${max}, not "${text(name)}".`);
    return value;
  };
  const port = integer('PORT', 4300, 0, 65_535);
  const databaseLimits = {
    lockTimeout: integer('DATABASE_LOCK_TIMEOUT', 2000, 1, 600_000),
    statementTimeout: integer('DATABASE_STATEMENT_TIMEOUT', 10_000, 1, 600_000),
  };
  const disk = {
    reserve: integer('DISK_RESERVE', 128, 0, 1_000_000) * MEBIBYTE,
    quota: integer('DATA_QUOTA', 0, 0, 1_000_000_000) * MEBIBYTE,
  };
  const connections = {
    receive: integer('RECEIVE_TIMEOUT', connectionDefaults.receive, 100, 3_600_000),
    send: integer('SEND_TIMEOUT', connectionDefaults.send, 100, 3_600_000),
    connections: integer('MAX_CONNECTIONS', connectionDefaults.connections, 1, 1_000_000),
  };
  const idleMinutes = integer('SESSION_IDLE', 30, 0, 1440);
  if (idleMinutes > 0 && idleMinutes < MIN_IDLE)
    problems.push(`SESSION_IDLE must be 0 or at least ${MIN_IDLE}, not "${idleMinutes}".`);
  const metricsPort = integer('METRICS_PORT', 0, 0, 65_535);
  const metrics = metricsPort === 0 ? undefined : { port: metricsPort, host: text('METRICS_HOST') ?? '127.0.0.1' };
  const stopDelay = integer('STOP_DELAY', 0, 0, 600_000);
  const eventStreams = integer('EVENT_STREAMS', 2000, 0, 100_000);
  const quotas = {
    bytes: integer('QUOTA_BYTES', 500_000_000, 0, 1_000_000_000_000),
    writes: integer('QUOTA_WRITES', 20_000, 0, 1_000_000_000),
    uploads: integer('QUOTA_UPLOADS', 200, 0, 1_000_000),
  };
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const migrationUrl = url('DATABASE_MIGRATION_URL', ['postgres:', 'postgresql:']);
  if (migrationUrl !== undefined && databaseUrl === undefined)
    problems.push('DATABASE_MIGRATION_URL is of no use without DATABASE_URL.');
  const logLevel = text('LOG_LEVEL') ?? (databaseUrl === undefined ? 'warn' : 'info');
  if (!LOG_LEVELS.includes(logLevel)) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  const mail = mailIn({ text, list, integer, problems });
  const lookupUrl = url('ADDRESS_LOOKUP_URL', ['https:', 'http:']) ?? 'https://api.addressy.com';
  const lookupKeyFile = text('ADDRESS_LOOKUP_KEY_FILE');
  const carriersByHost = hostsOf(list('CARRIERS_BY_HOST'), problems);
  const apiUrl = url('API_URL', ['http:', 'https:'])?.replace(/(?<!\/)\/+$/, '');
  const rootApiUrl = url('ROOT_API_URL', ['http:', 'https:'])?.replace(/(?<!\/)\/+$/, '');
  const analyticsKey = text('ANALYTICS_KEY');
  const analytics = analyticsOf(text, url, integer, problems);
  const analyticsUrl = analyticsKey === undefined ? undefined : analyticsSettingsOf(analytics).url;
  const origins = [apiUrl, rootApiUrl, analyticsUrl, ...(list('CONNECT_ORIGINS') ?? [])];
  const connectOrigins = origins.flatMap((address) => {
    if (address === undefined) return [];
    if (URL.canParse(address)) return [new URL(address).origin];
    problems.push(`CONNECT_ORIGINS must hold addresses, not "${address}".`);
    return [];
  });

  const env = envSchema.safeParse(
    withoutUndefined({
      carrier: text('CARRIER'),
      carriersByHost,
      localMode: flag('LOCAL_MODE'),
      admin: flag('ADMIN'),
      apiUrl,
      rootApiUrl,
      clientKey: text('CLIENT_KEY') ?? 'returns-portal-admin',
      adminRoles: list('ADMIN_ROLES') ?? ['returns_portal_admin'],
      merchantRoles: list('MERCHANT_ROLES') ?? ['returns_portal_merchant', ...Object.keys(DEFAULT_RIGHTS)],
      roleRights: roleRightsOf(list('ROLE_RIGHTS'), problems),
      returnsProduct: text('RETURNS_PRODUCT') ?? 'RETURNS_PORTAL',
      defaultLanguage: text('DEFAULT_LANGUAGE'),
      newNavigation: flag('NEW_NAVIGATION'),
      analyticsKey,
      analytics: analyticsKey === undefined ? undefined : withoutUndefined(analytics),
    }),
  );
  if (!env.success)
    for (const issue of env.error.issues) problems.push(`${settingName(issue.path)} is not valid: ${issue.message}.`);
  const dataDir = text('DATA_DIR') ?? '.data';
  const seedsSample = flag('SEED_SAMPLE') ?? databaseUrl === undefined;
  if (!env.success || problems.length > 0) return err(problems);
  return ok({
    port,
    host: text('HOST') ?? '127.0.0.1',
    dataDir,
    databaseUrl,
    migrationUrl,
    databaseLimits,
    quotas,
    disk,
    connections,
    sessionIdle: idleMinutes === 0 ? undefined : idleMinutes * MINUTE,
    signInFile: text('SIGN_IN_FILE'),
    mail,
    addressLookup: lookupKeyFile === undefined ? undefined : { url: lookupUrl, keyFile: lookupKeyFile },
    ownerTexts: text('OWNER_TEXTS'),
    metrics,
    stopDelay,
    auditAnchors:
      text('AUDIT_ANCHORS') ?? (databaseUrl === undefined ? join(dataDir, 'audit-anchors.jsonl') : undefined),
    eventStreams,
    draftKeyFile: text('DRAFT_KEY_FILE'),
    seedsSample,
    logLevel,
    trustedProxies: list('TRUSTED_PROXIES') ?? [],
    connectOrigins,
    env: env.data,
  });
}

function analyticsOf(
  text: (name: string) => string | undefined,
  url: (name: string, protocols: readonly string[]) => string | undefined,
  integer: (name: string, standard: number, min: number, max: number) => number,
  problems: string[],
): AnalyticsEnv {
  const named = text('ANALYTICS_ZONE')?.toUpperCase();
  const zone = serverZones.find((each) => each === named);
  if (named !== undefined && !zone)
    problems.push(`ANALYTICS_ZONE must be ${serverZones.join(' or ')}, not "${named}".`);
  const { sessionTimeout, uploadBatchSize, savedMaxCount, uploadPeriod } = analyticsDefaults;
  return {
    zone,
    url: url('ANALYTICS_URL', ['http:', 'https:']),
    sessionTimeout: integer('ANALYTICS_SESSION_TIMEOUT', sessionTimeout, 1, 86_400_000),
    uploadBatchSize: integer('ANALYTICS_BATCH_SIZE', uploadBatchSize, 1, 1000),
    savedMaxCount: integer('ANALYTICS_SAVED_MAX', savedMaxCount, 1, 10_000),
    uploadPeriod: integer('ANALYTICS_UPLOAD_PERIOD', uploadPeriod, 1, 86_400_000),
  };
}

type Reader = {
  readonly text: (name: string) => string | undefined;
  readonly list: (name: string) => string[] | undefined;
  readonly integer: (name: string, standard: number, min: number, max: number) => number;
  readonly problems: string[];
};

/** Default ports for mail submission (RFC 8314). */
const SUBMISSION_PORTS: Readonly<Record<SmtpSecurity, number>> = { tls: 465, starttls: 587, none: 25 };

function mailIn({ text, list, integer, problems }: Reader): Settings['mail'] {
  const host = text('SMTP_HOST');
  const security = SMTP_SECURITY.find((each) => each === (text('SMTP_SECURITY') ?? 'starttls'));
  if (security === undefined) problems.push(`SMTP_SECURITY must be one of ${SMTP_SECURITY.join(', ')}.`);
  const port = integer('SMTP_PORT', SUBMISSION_PORTS[security ?? 'starttls'], 1, 65_535);
  const [user, passwordFile, caFile] = [text('SMTP_USER'), text('SMTP_PASSWORD_FILE'), text('SMTP_CA_FILE')];
  if ((user === undefined) !== (passwordFile === undefined))
    problems.push('SMTP_USER and SMTP_PASSWORD_FILE are set together.');
  const from = parseSender(text('MAIL_FROM') ?? '');
  const pageUrls = parsePageUrls(list('PAGE_URLS') ?? []);
  if (host !== undefined && !from)
    problems.push(
      'With SMTP_HOST, MAIL_FROM must be an e-mail address, or a name with one as in "Returns <returns@post.example>".',
    );
  if (!pageUrls)
    problems.push(
      'PAGE_URLS must hold addresses of pages such as https://returns.example, each after CARRIER= or one for all.',
    );
  else if (host !== undefined && pageUrls.all === undefined && Object.keys(pageUrls.byCarrier).length === 0)
    problems.push('With SMTP_HOST, PAGE_URLS must say where the links in mails lead.');
  if (host === undefined || !security || !from || !pageUrls) return undefined;
  return { smtp: { host, port, security, user, passwordFile, caFile, from }, pageUrls };
}

/** `host=CARRIER` pairs; a host may be `*.suffix`. */
function hostsOf(pairs: readonly string[] | undefined, problems: string[]): Readonly<Record<string, string>> {
  if (pairs === undefined) return SAMPLE_HOSTS;
  const entries = pairs.map((pair) => {
    const [host, carrier, ...rest] = pair.split('=').map((part) => part.trim());
    if (!host || !carrier || rest.length > 0)
      problems.push(`CARRIERS_BY_HOST must be a list of host=CARRIER, and "${pair}" is none.`);
    return [host?.toLowerCase() ?? '', carrier ?? ''] as const;
  });
  return Object.fromEntries(entries);
}

/** `role=edit+publish` pairs; `none` for a read-only role. */
function roleRightsOf(pairs: readonly string[] | undefined, problems: string[]): RoleRights {
  if (pairs === undefined) return DEFAULT_RIGHTS;
  const entries = pairs.map((pair) => {
    const [role, stated, ...rest] = pair.split('=').map((part) => part.trim());
    const named = stated === 'none' ? [] : (stated?.split('+').map((part) => part.trim()) ?? ['']);
    const known = rights.filter((right) => named.includes(right));
    if (!role || known.length < named.length || rest.length > 0)
      problems.push(
        `ROLE_RIGHTS must be a list of role=right+right or role=none, of ${rights.join(', ')}, and "${pair}" is none.`,
      );
    if (known.includes('publish') && !known.includes('edit'))
      problems.push(`ROLE_RIGHTS lets ${role} publish but not edit: there would be nothing to publish.`);
    return [role ?? '', known] as const;
  });
  return Object.fromEntries(entries);
}

const withoutUndefined = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** `adminRoles` is the setting `ADMIN_ROLES`. */
const settingName = (path: readonly PropertyKey[]): string =>
  String(path[0] ?? 'A setting')
    .replace(/[A-Z]/g, (letter) => `_${letter}`)
    .toUpperCase();
