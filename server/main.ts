import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pino from 'pino';
import type { CommonPasswords } from '../src/application/shared/CommonPasswords.ts';
import { ok } from '../src/domain/shared/result.ts';
import { compileRe2Pattern } from '../src/infrastructure/patterns/re2PatternEngine.ts';
import type { OnMailOutcome } from './application/mail/Outbox.ts';
import { features, purgeExpired, registry } from './features/features.ts';
import { banner } from './infrastructure/banner.ts';
import type { Keys } from './infrastructure/Keys.ts';
import { readDraftKeys } from './infrastructure/changes/draftKeys.ts';
import { composeCore } from './infrastructure/composeCore.ts';
import { CryptoIds } from './infrastructure/CryptoIds.ts';
import { buildServer } from './infrastructure/http/buildServer.ts';
import { CsrfGuard } from './infrastructure/http/CsrfGuard.ts';
import { auditScopeRefusal } from './infrastructure/http/calls/auditScopeRefusal.ts';
import { loggerOptions } from './infrastructure/http/logRequests.ts';
import type { AddressFinder } from './application/warehouses/AddressFinder.ts';
import { addressFinderOf } from './infrastructure/warehouses/addressFinderOf.ts';
import { SmtpMailer } from './infrastructure/mail/SmtpMailer.ts';
import { pageUrlIn, readSmtpFiles, type SmtpFiles } from './infrastructure/mail/smtpSettings.ts';
import { parseSignInOptions, type SignInOptions, readSignInFile } from './infrastructure/oauth/signInOptions.ts';
import { readLocaleBundles, type BundleOf } from './infrastructure/languages/LocaleBundles.ts';
import { readCommonPasswords } from './infrastructure/passwords/readCommonPasswords.ts';
import { loadPageRenderer } from './infrastructure/page/PageRenderer.ts';
import { readPageFiles } from './infrastructure/page/readPageFiles.ts';
import type { Database } from './infrastructure/postgres/connection/Database.ts';
import { FileAuditAnchors } from './infrastructure/postgres/audit/FileAuditAnchors.ts';
import { openPgliteDatabase } from './infrastructure/postgres/embedded/openPgliteDatabase.ts';
import {
  CannotServeError,
  openServingDatabase,
  type ServingDatabase,
} from './infrastructure/postgres/connection/openServingDatabase.ts';
import { deriveKeys, readServerSecrets } from './infrastructure/postgres/connection/serverSecrets.ts';
import { ServiceCondition } from './infrastructure/ServiceCondition.ts';
import { DiskWatch } from './infrastructure/disk/DiskWatch.ts';
import { maxConnections } from './infrastructure/maxConnections.ts';
import { listenForMetrics } from './infrastructure/metrics/listenForMetrics.ts';
import { ServiceMetrics, countOpenWork } from './infrastructure/metrics/ServiceMetrics.ts';
import { projectRoot } from './infrastructure/projectRoot.ts';
import { seedFirstRun } from './infrastructure/seedFirstRun.ts';
import { readSettings, type Settings } from './infrastructure/settings.ts';
import { openTracer } from './infrastructure/telemetry/openTracer.ts';
import { startupFailureOf } from './infrastructure/startupFailure.ts';
import { stopOnSignal } from './infrastructure/stopOnSignal.ts';
import { SystemClock } from './infrastructure/SystemClock.ts';

/** Maximum number of event streams per user. Each visible window of the user, on every device, has one stream. */
const EVENT_STREAMS_PER_PERSON = 20;
const EVENT_STREAMS_PER_ORGANISATION = 200;

/** Milliseconds by which refusals are delayed under overload. */
const REFUSAL_DELAY = 1000;

/** Maximum bytes and milliseconds for which log lines are buffered. */
const LOG_WRITES = { minLength: 4096, periodicFlush: 100 };

/** Milliseconds between two deletions of expired data. */
const MINUTE = 60_000;
const MEBIBYTE = 1024 * 1024;
const PURGE_INTERVAL = 10 * MINUTE;

const root = projectRoot(import.meta.url);

type Prepared = {
  readonly signInOptions: SignInOptions;
  readonly smtpFiles: SmtpFiles;
  readonly bundleOf: BundleOf;
  readonly addressFinder: AddressFinder | undefined;
  readonly commonPasswords: CommonPasswords;
};

async function serve(
  settings: Settings,
  { signInOptions, smtpFiles, bundleOf, addressFinder, commonPasswords }: Prepared,
  { database, owned }: ServingDatabase,
  disk: DiskWatch | undefined,
): Promise<void> {
  if (settings.SEED_SAMPLE && !owned)
    throw new CannotServeError(
      'SEED_SAMPLE takes the account that owns the schema; fill the database with `npm run seed`.',
    );
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const logger = pino(loggerOptions(settings.LOG_LEVEL), pino.destination({ ...LOG_WRITES, sync: false }));
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = settings;
  const traces = await openTracer({ endpoint, ratio, version }, logger);
  const clock = new SystemClock();
  const secrets = await readServerSecrets(database);
  // Without a key file, keys derived from the database's secrets encrypt drafts. They open such drafts later, too.
  const derived = deriveKeys(secrets, 'drafts');
  const fileKeys = draftKeysOf(settings);
  if (!fileKeys) logger.warn('without DRAFT_KEY_FILE, unpublished changes can be opened by whoever reads the database');
  const reportError = (error: unknown) => logger.error({ err: error }, 'anchors of the audit log cannot be kept');
  const anchors =
    settings.AUDIT_ANCHORS === undefined ? undefined : new FileAuditAnchors(settings.AUDIT_ANCHORS, reportError);
  const condition = new ServiceCondition(database, disk, (error) =>
    logger.warn({ err: error }, 'the database does not answer'),
  );
  const metrics = settings.METRICS_PORT === 0 ? undefined : new ServiceMetrics();
  const { mail } = settings;
  const onOutcome: OnMailOutcome = (outcome, failure) => {
    metrics?.mailed(outcome);
    if (failure) logger.warn({ outcome, reason: failure.reason }, 'a mail was not taken');
    else if (outcome === 'dropped') logger.warn('a mail was dropped');
  };
  const core = composeCore({
    database,
    auditAnchors: anchors,
    clock,
    ids: new CryptoIds(),
    compilePattern: compileRe2Pattern,
    registry,
    allowedRoles: {
      admin: settings.ADMIN_ROLES,
      merchant: settings.MERCHANT_ROLES,
      rights: settings.ROLE_RIGHTS,
    },
    isAdminEnvironment: settings.ADMIN === true,
    tokenKeys: deriveKeys(secrets, 'tokens'),
    draftKeys: fileKeys ? [...fileKeys, ...derived] : derived,
    deviceKeys: deriveKeys(secrets, 'devices'),
    idleLife: settings.SESSION_IDLE === 0 ? undefined : settings.SESSION_IDLE * MINUTE,
    secondFactorForAdmins: settings.SECOND_FACTOR_FOR_ADMINS,
    signInOptions,
    commonPasswords,
    refusalDelay: REFUSAL_DELAY,
    complain: (error) => logger.error({ err: error }, 'a security event was not kept'),
    eventLimits: {
      perUser: EVENT_STREAMS_PER_PERSON,
      perOrganisation: EVENT_STREAMS_PER_ORGANISATION,
      total: settings.EVENT_STREAMS,
    },
    quotas: { bytes: settings.QUOTA_BYTES, writes: settings.QUOTA_WRITES, uploads: settings.QUOTA_UPLOADS },
    operations: { version, engine: database.engine, condition },
    bundleOf,
    tracer: traces?.tracer,
    addressLookup: addressFinder && {
      finder: addressFinder,
      complain: (failure) => logger.warn(failure, 'addresses could not be looked up'),
    },
    mail: mail && {
      mailer: new SmtpMailer(mail.smtp, smtpFiles, (locale) => bundleOf(locale, undefined)),
      pageUrlOf: pageUrlIn(mail.pageUrls),
      onOutcome,
    },
  });
  const sample = settings.SEED_SAMPLE && owned ? await seedFirstRun(owned, clock.now()) : undefined;

  const app = await buildServer({
    served: features.flatMap((feature) => feature.serves(core)),
    authenticate: core.authenticate,
    stepUp: core.stepUp,
    onScopeRefused: auditScopeRefusal(core.events),
    logger,
    csrf: new CsrfGuard(deriveKeys(secrets, 'csrf')),
    clientKey: settings.CLIENT_KEY,
    security: settings.SECURITY_CONTACT === undefined ? undefined : { contact: settings.SECURITY_CONTACT, clock },
    trustedProxies: settings.TRUSTED_PROXIES,
    connectionLimits: {
      receive: settings.RECEIVE_TIMEOUT,
      send: settings.SEND_TIMEOUT,
      connections: maxConnections(settings.MAX_CONNECTIONS),
    },
    onAnswered: (answered) => metrics?.answered(answered),
    tracer: traces?.tracer,
    trustedTraceParents: settings.TRUSTED_TRACE_PARENTS,
    isStopping: () => condition.isStopping,
    page: {
      files: readPageFiles(join(root, 'dist/page')),
      renderer: await loadPageRenderer(join(root, 'dist/ssr/renderSignIn.js')),
      env: settings.env,
      bundleOf,
      adminConfigOf: async (carrier) => {
        const config = await core.readAdminConfig.execute(carrier);
        return config.ok ? config.value : undefined;
      },
      connectOrigins: settings.connectOrigins,
    },
  });
  metrics?.measure({
    connections: () => promisify(app.server.getConnections.bind(app.server))(),
    eventStreams: () => core.streams.count,
    databaseLoad: () => database.load(),
    openWork: () => countOpenWork(database),
    disk: disk && (() => disk.use()),
  });
  const figures =
    metrics && (await listenForMetrics(metrics, { port: settings.METRICS_PORT, host: settings.METRICS_HOST }));
  await app.listen({ port: settings.PORT, host: settings.HOST });

  const purge = () => purgeExpired(core).catch((error: unknown) => logger.error({ err: error }, 'purge failed'));
  void purge();
  const stopPurging = clock.every(PURGE_INTERVAL, () => void purge());
  stopOnSignal({
    announce: () => condition.stop(),
    delay: settings.STOP_DELAY,
    stop: async () => {
      stopPurging();
      await app.close();
      figures?.close();
      await core.events.settle();
      await core.outbox?.close();
      await anchors?.settle();
      await traces?.close();
      await database.close();
    },
    abort: () => app.server.closeAllConnections(),
  });
  const { port } = app.server.address() as AddressInfo;
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(settings.HOST) ? 'localhost' : settings.HOST;
  const address = `http://${host}:${port}`;
  process.stdout.write(`${banner({ version, address, engine: database.engine, settings, sample })}\n`);
}

/** Reads draft keys stored outside the database. PostgreSQL without a key file has none, which is logged. */
function draftKeysOf({ DRAFT_KEY_FILE, DATABASE_URL, DATA_DIR }: Settings): Keys | undefined {
  const path = DRAFT_KEY_FILE ?? (DATABASE_URL === undefined ? join(DATA_DIR, 'draft-keys') : undefined);
  if (path === undefined) return undefined;
  const keys = readDraftKeys(path, { isMade: DRAFT_KEY_FILE === undefined });
  if (!keys.ok) throw new CannotServeError(keys.error);
  return keys.value;
}

async function openToServe(settings: Settings, disk: DiskWatch | undefined): Promise<ServingDatabase> {
  if (settings.DATABASE_URL !== undefined)
    return openServingDatabase(settings.DATABASE_URL, {
      lockTimeout: settings.DATABASE_LOCK_TIMEOUT,
      statementTimeout: settings.DATABASE_STATEMENT_TIMEOUT,
      listenUrl: settings.DATABASE_LISTEN_URL,
      isMigratedByAnother: settings.DATABASE_MIGRATION_URL !== undefined,
    });
  const database = await openPgliteDatabase(settings.DATA_DIR, { guard: disk && (() => disk.room()) });
  return { database, owned: database };
}

function refuse(sentences: readonly string[], exitCode: number): never {
  process.stderr.write(sentences.map((sentence) => `${sentence}\n`).join(''));
  process.exit(exitCode);
}

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
const settings = readSettings(process.env);
if (!settings.ok) refuse(settings.error, 1);
const { DATABASE_URL, DATA_DIR, SIGN_IN_FILE, ADDRESS_LOOKUP_URL, ADDRESS_LOOKUP_KEY_FILE, SEED_SAMPLE, mail } =
  settings.value;
const addressFinder = addressFinderOf(ADDRESS_LOOKUP_URL, ADDRESS_LOOKUP_KEY_FILE, SEED_SAMPLE);
if (!addressFinder.ok) refuse([addressFinder.error], 1);
const signIn = SIGN_IN_FILE === undefined ? parseSignInOptions('{}') : readSignInFile(SIGN_IN_FILE);
if (!signIn.ok) refuse([signIn.error], 1);
const commonPasswords = readCommonPasswords(settings.value.COMMON_PASSWORDS_FILE);
if (!commonPasswords.ok) refuse([commonPasswords.error], 1);
const smtpFiles = mail ? readSmtpFiles(mail.smtp) : ok({});
if (!smtpFiles.ok) refuse([smtpFiles.error], 1);
const texts = readLocaleBundles({ locales: join(root, 'locales'), own: settings.value.OWNER_TEXTS });
if (!texts.ok) refuse([texts.error], 1);
const limits = { reserve: settings.value.DISK_RESERVE * MEBIBYTE, quota: settings.value.DATA_QUOTA * MEBIBYTE };
const disk = DATABASE_URL === undefined ? new DiskWatch(DATA_DIR, limits) : undefined;
let database: Database | undefined;
try {
  const opened = await openToServe(settings.value, disk);
  ({ database } = opened);
  const prepared = {
    signInOptions: signIn.value,
    smtpFiles: smtpFiles.value,
    bundleOf: texts.value,
    addressFinder: addressFinder.value,
    commonPasswords: commonPasswords.value,
  };
  await serve(settings.value, prepared, opened, disk);
} catch (error) {
  await database?.close();
  const failure = startupFailureOf(error, settings.value.PORT);
  if (failure) refuse([failure.sentence], failure.exitCode);
  throw error;
}
