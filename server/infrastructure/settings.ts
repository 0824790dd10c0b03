import { join } from 'node:path';
import type { Env } from '../../contract/env.ts';
import { languageSchema } from '../../contract/languages/language.ts';
import { z } from '../../contract/schema.ts';
import { rights } from '../../src/domain/session/rights.ts';
import { err, ok, type Result } from '../../src/domain/shared/result.ts';
import { analyticsDefaults, analyticsSettingsOf, serverZones } from '../../src/domain/telemetry/analyticsSettings.ts';
import { parseSecurityContact } from './http/securityText.ts';
import { connectionDefaults } from './http/limitConnections.ts';
import { parseAddresses } from './http/parseAddresses.ts';
import { parsePageUrls, parseSender, SMTP_SECURITY } from './mail/smtpSettings.ts';

/** Minimum idle time in minutes. It exceeds five minutes, because a page in use renews its tokens that often. */
const MIN_IDLE = 6;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SAMPLE_HOSTS =
  'localhost=AUSTRALIA_POST,127.0.0.1=AUSTRALIA_POST,auspost.localhost=AUSTRALIA_POST,' +
  'usps.localhost=USPS,yamato.localhost=YAMATO,blueyonder.localhost=BLUE_YONDER';
/** Default roles of merchant staff. A role that is not in `LIMITED_RIGHTS` has all rights. */
const MERCHANT_ROLES = 'returns_portal_merchant,returns_portal_publisher,returns_portal_editor,returns_portal_viewer';
const LIMITED_RIGHTS = 'returns_portal_publisher=edit+publish,returns_portal_editor=edit,returns_portal_viewer=none';
/** Default ports for mail submission, by encryption (RFC 8314). */
const SUBMISSION_PORTS = { tls: 465, starttls: 587, none: 25 } as const;

/** Completes a sentence that begins with the setting's name. Not for settings that may contain a password. */
const mustBe = (allowed: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `must be ${allowed}, not "${String(input)}"`,
});
const text = z.optional(z.string());
const flag = z.stringbool({ truthy: ['true'], falsy: ['false'], ...mustBe('true or false') });
const list = z.pipe(
  z.string(),
  z.transform((value) => value.split(',').flatMap((part) => part.trim() || [])),
);
const roles = z.pipe(list, z.array(z.string()).check(z.minLength(1, 'must name a role')));
const oneOf = <const T extends readonly string[]>(values: T) => z.enum(values, mustBe(`one of ${values.join(', ')}`));

const address = (protocol: RegExp, begin: string) =>
  z.url({ protocol, error: `must be an address that begins with ${begin}` });
const webUrl = address(/^https?$/, 'http:// or https://');
const apiUrl = z.optional(webUrl.check(z.overwrite((value) => value.replace(/(?<!\/)\/+$/, ''))));
const postgresUrl = z.optional(address(/^postgres(ql)?$/, 'postgres:// or postgresql://'));

function integer(min: number, max: number) {
  const isAllowed = (value: string) => Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max;
  const allowed = z.string().check(z.refine(isAllowed, mustBe(`a whole number from ${min} to ${max}`)));
  return z.pipe(allowed, z.transform(Number));
}

const isRatio = (value: string) => Number(value) >= 0 && Number(value) <= 1;
const ratio = z.pipe(z.string().check(z.refine(isRatio, mustBe('a number from 0 to 1'))), z.transform(Number));

/** Parses a list of `name=value` pairs. */
function pairs(allowed: string) {
  const pair = z.string().check(z.regex(/^[^=]+=[^=]+$/, mustBe(allowed)));
  const split = (part: string): string[] => part.split('=').map((piece) => piece.trim());
  return z.pipe(
    z.pipe(list, z.array(pair)),
    z.transform((parts): Record<string, string> => Object.fromEntries(parts.map(split))),
  );
}
const LIMITED_ROLE = `a list of role=right+right or role=none, of ${rights.join(', ')}`;
const limitedRights = z.pipe(
  z.string(),
  z.transform((value) => (value === 'none' ? [] : value.split('+').map((right) => right.trim()))),
);
const usefulRights = z
  .array(z.enum(rights, mustBe(LIMITED_ROLE)))
  .check(
    z.refine(
      (each) => each.includes('edit') || !each.includes('publish'),
      'lets a role publish but not edit: there would be nothing to publish',
    ),
  );

function parsed<T>(parse: (value: string) => T | undefined, message: string) {
  const result = z.pipe(z.string(), z.transform(parse));
  return z.optional(result.check(z.refine((value) => value !== undefined, message)));
}

const schema = z.object({
  PORT: z._default(integer(0, 65_535), 4300),
  HOST: z._default(z.string(), '127.0.0.1'),
  TRUSTED_PROXIES: z._default(list, []),
  METRICS_PORT: z._default(integer(0, 65_535), 0),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  API_URL: apiUrl,
  ROOT_API_URL: apiUrl,
  CONNECT_ORIGINS: z._default(
    z.pipe(list, z.array(z.string().check(z.refine(URL.canParse, 'must be a list of addresses')))),
    [],
  ),
  SECURITY_CONTACT: parsed(parseSecurityContact, 'must be an e-mail address or an address that begins with https://'),
  CARRIER: text,
  CARRIERS_BY_HOST: z.prefault(
    z.pipe(pairs('a list of host=CARRIER'), z.record(z.string().check(z.toLowerCase()), z.string())),
    SAMPLE_HOSTS,
  ),
  LOCAL_MODE: z.optional(flag),
  ADMIN: z.optional(flag),
  ADMIN_ROLES: z.prefault(roles, 'returns_portal_admin'),
  MERCHANT_ROLES: z.prefault(roles, MERCHANT_ROLES),
  ROLE_RIGHTS: z.prefault(
    z.pipe(pairs(LIMITED_ROLE), z.record(z.string(), z.pipe(limitedRights, usefulRights))),
    LIMITED_RIGHTS,
  ),
  RETURNS_PRODUCT: z._default(z.string(), 'RETURNS_PORTAL'),
  CLIENT_KEY: z._default(z.string(), 'returns-portal-admin'),
  DEFAULT_LANGUAGE: z.optional(oneOf(languageSchema.options)),
  NEW_NAVIGATION: z.optional(flag),
  OWNER_TEXTS: text,
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: postgresUrl,
  DATABASE_MIGRATION_URL: postgresUrl,
  DATABASE_LISTEN_URL: postgresUrl,
  DATABASES_BY_HOST: text,
  DATABASE_LOCK_TIMEOUT: z._default(integer(1, 600_000), 2000),
  DATABASE_STATEMENT_TIMEOUT: z._default(integer(1, 600_000), 10_000),
  DISK_RESERVE: z._default(integer(0, 1_000_000), 128),
  DATA_QUOTA: z._default(integer(0, 1_000_000_000), 0),
  AUDIT_ANCHORS: text,
  DRAFT_KEY_FILE: text,
  SEED_SAMPLE: z.optional(flag),
  RECEIVE_TIMEOUT: z._default(integer(100, 3_600_000), connectionDefaults.receive),
  SEND_TIMEOUT: z._default(integer(100, 3_600_000), connectionDefaults.send),
  MAX_CONNECTIONS: z._default(integer(1, 1_000_000), connectionDefaults.connections),
  EVENT_STREAMS: z._default(integer(0, 100_000), 2000),
  STOP_DELAY: z._default(integer(0, 600_000), 0),
  LOG_LEVEL: z.optional(oneOf(LOG_LEVELS)),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(webUrl),
  OTEL_TRACES_SAMPLER_ARG: z._default(ratio, 0.1),
  TRUSTED_TRACE_PARENTS: parsed(
    (value) => parseAddresses(list.parse(value)),
    'must be a list of IP addresses or ranges: 10.0.0.7, 10.1.0.0/16',
  ),
  QUOTA_BYTES: z._default(integer(0, 1_000_000_000_000), 500_000_000),
  QUOTA_WRITES: z._default(integer(0, 1_000_000_000), 20_000),
  QUOTA_UPLOADS: z._default(integer(0, 1_000_000), 200),
  SESSION_IDLE: z
    ._default(integer(0, 1440), 30)
    .check(z.refine((minutes) => minutes === 0 || minutes >= MIN_IDLE, mustBe(`0 or at least ${MIN_IDLE}`))),
  SECOND_FACTOR_FOR_ADMINS: z._default(flag, false),
  SIGN_IN_FILE: text,
  COMMON_PASSWORDS_FILE: text,
  SMTP_HOST: text,
  SMTP_SECURITY: z._default(oneOf(SMTP_SECURITY), 'starttls'),
  SMTP_PORT: z.optional(integer(1, 65_535)),
  SMTP_USER: text,
  SMTP_PASSWORD_FILE: text,
  SMTP_CA_FILE: text,
  MAIL_FROM: parsed(
    parseSender,
    'must be an e-mail address, or a name with an address: "Returns <returns@post.example>"',
  ),
  PAGE_URLS: parsed(
    (value) => parsePageUrls(list.parse(value)),
    'must be a list of addresses of pages: https://returns.example for all owners, CARRIER=https://… for one',
  ),
  ADDRESS_LOOKUP_KEY_FILE: text,
  ADDRESS_LOOKUP_URL: z._default(webUrl, 'https://api.addressy.com'),
  ANALYTICS_KEY: text,
  ANALYTICS_ZONE: z.optional(z.pipe(z.string().check(z.toUpperCase()), oneOf(serverZones))),
  ANALYTICS_URL: z.optional(webUrl),
  ANALYTICS_SESSION_TIMEOUT: z._default(integer(1, 86_400_000), analyticsDefaults.sessionTimeout),
  ANALYTICS_UPLOAD_PERIOD: z._default(integer(1, 86_400_000), analyticsDefaults.uploadPeriod),
  ANALYTICS_BATCH_SIZE: z._default(integer(1, 1000), analyticsDefaults.uploadBatchSize),
  ANALYTICS_SAVED_MAX: z._default(integer(1, 10_000), analyticsDefaults.savedMaxCount),
});
type Values = z.output<typeof schema>;

/** Names of all environment variables that the server reads. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

/** Settings of one database. Two databases can't share their values. */
export const databaseSettings = [
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'DATABASE_LISTEN_URL',
  'DRAFT_KEY_FILE',
  'AUDIT_ANCHORS',
] as const satisfies readonly (keyof Values)[];

/** Reports settings that contradict each other. */
const complete = schema.check(({ value: values, issues }) => {
  const refuse = (name: keyof Values, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: undefined });
  if (values.DATABASES_BY_HOST) {
    for (const name of databaseSettings)
      if (values[name]) refuse(name, 'must be set in the file of DATABASES_BY_HOST instead, for each database');
  } else if (!values.DATABASE_URL)
    for (const name of ['DATABASE_MIGRATION_URL', 'DATABASE_LISTEN_URL'] as const)
      if (values[name]) refuse(name, 'is of no use without DATABASE_URL');
  if (!values.SMTP_USER !== !values.SMTP_PASSWORD_FILE)
    refuse('SMTP_USER', 'and SMTP_PASSWORD_FILE must be set together');
  if (values.SMTP_HOST && !values.MAIL_FROM) refuse('MAIL_FROM', 'must be set with SMTP_HOST: the sender of mails');
  const { all, byCarrier = {} } = values.PAGE_URLS ?? {};
  if (values.SMTP_HOST && !all && Object.keys(byCarrier).length === 0)
    refuse('PAGE_URLS', 'must be set with SMTP_HOST: the addresses of links in mails');
});

/** Reads all settings from environment variables. The error has one sentence per invalid setting. Empty means unset. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Result<Settings, string[]> {
  const entries = Object.entries(environment).map(([name, value]) => [name, value?.trim() || undefined]);
  const read = complete.safeParse(Object.fromEntries(entries));
  if (read.success) return ok(settingsOf(read.data));
  const { fieldErrors } = z.flattenError(read.error);
  return err(Object.entries(fieldErrors).map(([name, [first]]) => `${name} ${first}.`));
}

export type Settings = ReturnType<typeof settingsOf>;

/** Adds defaults that depend on other settings, and values that are derived from several settings. */
function settingsOf(values: Values) {
  const isEmbedded = values.DATABASE_URL === undefined && values.DATABASES_BY_HOST === undefined;
  const analytics = {
    zone: values.ANALYTICS_ZONE,
    url: values.ANALYTICS_URL,
    sessionTimeout: values.ANALYTICS_SESSION_TIMEOUT,
    uploadBatchSize: values.ANALYTICS_BATCH_SIZE,
    savedMaxCount: values.ANALYTICS_SAVED_MAX,
    uploadPeriod: values.ANALYTICS_UPLOAD_PERIOD,
  };
  const { SMTP_HOST: host, SMTP_SECURITY: security, SMTP_USER: user, SMTP_PASSWORD_FILE: passwordFile } = values;
  const { SMTP_CA_FILE: caFile, MAIL_FROM: from, PAGE_URLS: pageUrls } = values;
  const port = values.SMTP_PORT ?? SUBMISSION_PORTS[security];
  const analyticsUrl = values.ANALYTICS_KEY && analyticsSettingsOf(analytics).url;
  const origins = [values.API_URL, values.ROOT_API_URL, analyticsUrl, ...values.CONNECT_ORIGINS];
  const env: Env = {
    carrier: values.CARRIER,
    carriersByHost: values.CARRIERS_BY_HOST,
    localMode: values.LOCAL_MODE,
    admin: values.ADMIN,
    apiUrl: values.API_URL,
    rootApiUrl: values.ROOT_API_URL,
    clientKey: values.CLIENT_KEY,
    adminRoles: values.ADMIN_ROLES,
    merchantRoles: values.MERCHANT_ROLES,
    roleRights: values.ROLE_RIGHTS,
    returnsProduct: values.RETURNS_PRODUCT,
    defaultLanguage: values.DEFAULT_LANGUAGE,
    newNavigation: values.NEW_NAVIGATION,
    analyticsKey: values.ANALYTICS_KEY,
    analytics: values.ANALYTICS_KEY ? analytics : undefined,
  };
  return {
    ...values,
    AUDIT_ANCHORS: values.AUDIT_ANCHORS ?? (isEmbedded ? join(values.DATA_DIR, 'audit-anchors.jsonl') : undefined),
    SEED_SAMPLE: values.SEED_SAMPLE ?? isEmbedded,
    LOG_LEVEL: values.LOG_LEVEL ?? (isEmbedded ? 'warn' : 'info'),
    mail:
      host && from && pageUrls
        ? { smtp: { host, port, security, user, passwordFile, caFile, from }, pageUrls }
        : undefined,
    /** Origins that the page may call in addition to its own. */
    connectOrigins: origins.flatMap((address) => (address ? [new URL(address).origin] : [])),
    env,
  };
}
