import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { CommonPasswords } from '../src/application/shared/CommonPasswords.ts';
import { ok, type Result } from '../src/domain/shared/result.ts';
import { compileRe2Pattern } from '../src/infrastructure/patterns/re2PatternEngine.ts';
import type { OnMailOutcome } from './application/mail/Outbox.ts';
import type { Tracer } from './application/shared/Tracer.ts';
import type { AddressFinder } from './application/warehouses/AddressFinder.ts';
import { features, purgeExpired, registry } from './features/features.ts';
import type { Sample } from './infrastructure/banner.ts';
import { readDraftKeys } from './infrastructure/changes/draftKeys.ts';
import { composeCore } from './infrastructure/composeCore.ts';
import { CryptoIds } from './infrastructure/CryptoIds.ts';
import type { HostedSettings } from './infrastructure/databasesByHost.ts';
import { DiskWatch } from './infrastructure/disk/DiskWatch.ts';
import { buildServer } from './infrastructure/http/buildServer.ts';
import { CsrfGuard } from './infrastructure/http/CsrfGuard.ts';
import { auditScopeRefusal } from './infrastructure/http/calls/auditScopeRefusal.ts';
import type { ConnectionLimits } from './infrastructure/http/limitConnections.ts';
import type { Keys } from './infrastructure/Keys.ts';
import type { BundleOf } from './infrastructure/languages/LocaleBundles.ts';
import { SmtpMailer } from './infrastructure/mail/SmtpMailer.ts';
import { pageUrlIn, readSmtpFiles } from './infrastructure/mail/smtpSettings.ts';
import { countOpenWork, type ServiceMetrics } from './infrastructure/metrics/ServiceMetrics.ts';
import { parseSignInOptions, readSignInFile } from './infrastructure/oauth/signInOptions.ts';
import type { PageRenderer } from './infrastructure/page/PageRenderer.ts';
import type { PageFiles } from './infrastructure/page/readPageFiles.ts';
import { FileAuditAnchors } from './infrastructure/postgres/audit/FileAuditAnchors.ts';
import {
  CannotServeError,
  openServingDatabase,
  type ServingDatabase,
} from './infrastructure/postgres/connection/openServingDatabase.ts';
import { deriveKeys, readServerSecrets } from './infrastructure/postgres/connection/serverSecrets.ts';
import { openPgliteDatabase } from './infrastructure/postgres/embedded/openPgliteDatabase.ts';
import { seedFirstRun } from './infrastructure/seedFirstRun.ts';
import { ServiceCondition } from './infrastructure/ServiceCondition.ts';
import type { Settings } from './infrastructure/settings.ts';
import { SystemClock } from './infrastructure/SystemClock.ts';

/** Maximum number of event streams per user. Each visible window of the user, on every device, has one stream. */
const EVENT_STREAMS_PER_PERSON = 20;
const EVENT_STREAMS_PER_ORGANISATION = 200;

/** Milliseconds by which refusals are delayed under overload. */
const REFUSAL_DELAY = 1000;

/** Milliseconds between two deletions of expired data. */
const MINUTE = 60_000;
const PURGE_INTERVAL = 10 * MINUTE;
const MEBIBYTE = 1024 * 1024;

/** Objects that all services of the process share. They contain no data of an owner. */
export type SharedParts = {
  readonly version: string;
  readonly logger: Logger;
  readonly metrics: ServiceMetrics | undefined;
  readonly tracer: Tracer | undefined;
  readonly bundleOf: BundleOf;
  readonly addressFinder: AddressFinder | undefined;
  readonly commonPasswords: CommonPasswords;
  readonly page: { readonly files: PageFiles; readonly renderer: PageRenderer };
  readonly connectionLimits: ConnectionLimits;
};

/** The service of one database. It shares no state with the services of other databases. */
export type Service = {
  readonly app: FastifyInstance;
  readonly engine: string;
  readonly sample: Sample | undefined;
  readonly condition: ServiceCondition;
  /** Ends background work and closes the database. Called when no request is running. */
  readonly close: () => Promise<void>;
};

/** Returns the value, or stops the start with the error as its sentence. */
export function valueOrRefuse<T>(result: Result<T, string>): T {
  if (!result.ok) throw new CannotServeError(result.error);
  return result.value;
}

/** Opens the database of the settings, and creates its service. Migrates the schema first if the account may. */
export async function openService({ hosts, settings }: HostedSettings, shared: SharedParts): Promise<Service> {
  const limits = { reserve: settings.DISK_RESERVE * MEBIBYTE, quota: settings.DATA_QUOTA * MEBIBYTE };
  const disk = settings.DATABASE_URL === undefined ? new DiskWatch(settings.DATA_DIR, limits) : undefined;
  const opened = await openDatabase(settings, disk);
  try {
    return await composeService(settings, opened, disk, labelled(shared, hosts[0]));
  } catch (error) {
    await opened.database.close();
    throw error;
  }
}

type LabelledParts = Omit<SharedParts, 'metrics'> & {
  readonly metrics: Pick<ServiceMetrics, 'answered' | 'mailed' | 'measure'> | undefined;
};

/** Adds the host to log lines and metrics if the process serves several databases. */
function labelled(shared: SharedParts, database: string | undefined): LabelledParts {
  const { metrics } = shared;
  if (database === undefined) return shared;
  return {
    ...shared,
    logger: shared.logger.child({ database }),
    metrics: metrics && {
      answered: (answered) => metrics.answered(answered, { database }),
      mailed: (outcome) => metrics.mailed(outcome, { database }),
      measure: (values) => metrics.measure(values, { database }),
    },
  };
}

async function composeService(
  settings: Settings,
  { database, owned }: ServingDatabase,
  disk: DiskWatch | undefined,
  { version, logger, metrics, tracer, bundleOf, addressFinder, ...shared }: LabelledParts,
): Promise<Service> {
  if (settings.SEED_SAMPLE && !owned)
    throw new CannotServeError(
      'SEED_SAMPLE takes the account that owns the schema; fill the database with `npm run seed`.',
    );
  const { mail, SIGN_IN_FILE } = settings;
  const signInOptions = valueOrRefuse(
    SIGN_IN_FILE === undefined ? parseSignInOptions('{}') : readSignInFile(SIGN_IN_FILE),
  );
  const smtpFiles = valueOrRefuse(mail ? readSmtpFiles(mail.smtp) : ok({}));
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
    commonPasswords: shared.commonPasswords,
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
    tracer,
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
    connectionLimits: shared.connectionLimits,
    onAnswered: (answered) => metrics?.answered(answered),
    tracer,
    trustedTraceParents: settings.TRUSTED_TRACE_PARENTS,
    isStopping: () => condition.isStopping,
    page: {
      ...shared.page,
      env: settings.env,
      bundleOf,
      adminConfigOf: async (carrier) => {
        const config = await core.readAdminConfig.execute(carrier);
        return config.ok ? config.value : undefined;
      },
      connectOrigins: settings.connectOrigins,
    },
  });
  await app.ready();
  metrics?.measure({
    eventStreams: () => core.streams.count,
    databaseLoad: () => database.load(),
    openWork: () => countOpenWork(database),
    ...(disk && { disk: () => disk.use() }),
  });
  const purge = () => purgeExpired(core).catch((error: unknown) => logger.error({ err: error }, 'purge failed'));
  void purge();
  const stopPurging = clock.every(PURGE_INTERVAL, () => void purge());
  return {
    app,
    engine: database.engine,
    sample,
    condition,
    close: async () => {
      stopPurging();
      await core.events.settle();
      await core.outbox?.close();
      await anchors?.settle();
      await database.close();
    },
  };
}

/** Reads draft keys stored outside the database. PostgreSQL without a key file has none, which is logged. */
function draftKeysOf({ DRAFT_KEY_FILE, DATABASE_URL, DATA_DIR }: Settings): Keys | undefined {
  const path = DRAFT_KEY_FILE ?? (DATABASE_URL === undefined ? join(DATA_DIR, 'draft-keys') : undefined);
  return path === undefined ? undefined : valueOrRefuse(readDraftKeys(path, { isMade: DRAFT_KEY_FILE === undefined }));
}

async function openDatabase(settings: Settings, disk: DiskWatch | undefined): Promise<ServingDatabase> {
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
