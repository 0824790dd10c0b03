import type { Clock } from '../../src/application/shared/Clock.ts';
import type { CommonPasswords } from '../../src/application/shared/CommonPasswords.ts';
import type { Ids } from '../../src/application/shared/Ids.ts';
import type { ChangeRegistry } from '../../src/domain/changes/changeRegistry.ts';
import { assembleParts } from '../../src/domain/configuration/assembleParts.ts';
import type { AllowedRoles } from '../../src/domain/session/role.ts';
import type { CompilePattern } from '../../src/domain/validation/patterns/patternEngine.ts';
import type { BundleOf } from './languages/LocaleBundles.ts';
import { SecurityEvents } from '../application/audit/SecurityEvents.ts';
import type { AuditAnchors } from '../application/audit/AuditAnchors.ts';
import { ReadAdminConfig } from '../application/companies/ReadAdminConfig.ts';
import type { Condition } from '../application/operations/Condition.ts';
import { ReadMerchantConfig } from '../application/companies/ReadMerchantConfig.ts';
import { CompanyTransaction } from '../application/publishing/CompanyTransaction.ts';
import { EditConfiguration } from '../application/publishing/EditConfiguration.ts';
import { AuthoriseCompany } from '../application/review-mode/AuthoriseCompany.ts';
import { EndSession } from '../application/session/EndSession.ts';
import { RequiredSecondFactor } from '../application/session/second-factor/RequiredSecondFactor.ts';
import { StepUp } from '../application/session/second-factor/StepUp.ts';
import { Authenticate } from '../application/session/Authenticate.ts';
import { Outbox, type OnMailOutcome } from '../application/mail/Outbox.ts';
import type { AccountMailer } from '../application/mail/AccountMailer.ts';
import { LaneQueue } from '../application/shared/LaneQueue.ts';
import { noTracer, type Tracer } from '../application/shared/Tracer.ts';
import type { AddressFinder, FinderFailure } from '../application/warehouses/AddressFinder.ts';
import { LinkMails, type LinkMailParts } from '../application/users/LinkMails.ts';
import type { Quotas } from '../application/shared/quotas.ts';
import { EventStreams, type EventLimits } from './http/events/EventStreams.ts';
import type { Keys } from './Keys.ts';
import { HmacTokenMint } from './oauth/HmacTokenMint.ts';
import { PostgresSignals } from './postgres/companies/events/PostgresSignals.ts';
import { PostgresAssetRepository } from './postgres/companies/PostgresAssetRepository.ts';
import { PostgresOwnerRepository } from './postgres/companies/PostgresOwnerRepository.ts';
import { announceSignIn, type SignInOptions } from './oauth/signInOptions.ts';
import type { Database } from './postgres/connection/Database.ts';
import { shippedCommonPasswords } from './passwords/readCommonPasswords.ts';
import { PostgresUnitOfWork } from './postgres/PostgresUnitOfWork.ts';
import { PostgresSessionRepository } from './postgres/session/PostgresSessionRepository.ts';
import { PostgresStaffDirectory } from './postgres/session/PostgresStaffDirectory.ts';
import { tracedMailer } from './telemetry/tracedCalls.ts';
import { tracedDatabase } from './telemetry/tracedDatabase.ts';
import { PostgresSessionContexts } from './postgres/session/PostgresSessionContexts.ts';

export type Operations = {
  readonly version: string;
  /** Name and version of the database, for display. */
  readonly engine: string;
  readonly condition: Condition;
};

export type Foundation = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly compilePattern: CompilePattern;
  readonly registry: ChangeRegistry;
  readonly allowedRoles: AllowedRoles;
  /** Whether all pages are admin pages, so that no merchant signs in here. */
  readonly isAdminEnvironment: boolean;
  readonly tokenKeys: Keys;
  readonly deviceKeys: Keys;
  /** Milliseconds without use after which a session ends. Absent: no limit. */
  readonly idleLife?: number | undefined;
  /** Whether each admin of an owner needs a second factor. False by default. */
  readonly secondFactorForAdmins?: boolean | undefined;
  /** Defaults to the list that ships. */
  readonly commonPasswords?: CommonPasswords | undefined;
  /** Identity providers and widgets, by the ID of the owner's organisation. None by default. */
  readonly signInOptions?: SignInOptions | undefined;
  /** Milliseconds by which the refusal of excessive sign-ins is delayed. No delay by default. */
  readonly refusalDelay?: number | undefined;
  /** Called with errors that do not make a call fail. */
  readonly complain?: ((error: unknown) => void) | undefined;
  readonly draftKeys: Keys;
  readonly quotas?: Quotas | undefined;
  readonly operations: Operations;
  readonly auditAnchors?: AuditAnchors | undefined;
  readonly eventLimits: EventLimits;
  /** If absent, no links can be mailed, so they are returned to the caller. */
  readonly mail?: MailParts | undefined;
  readonly addressLookup?: AddressLookupParts | undefined;
  readonly bundleOf: BundleOf;
  /** Nothing is traced by default. */
  readonly tracer?: Tracer | undefined;
};

export type AddressLookupParts = {
  readonly finder: AddressFinder;
  readonly complain: (failure: FinderFailure) => void;
};

export type MailParts = {
  readonly mailer: AccountMailer;
  readonly pageUrlOf: LinkMailParts['pageUrlOf'];
  readonly onOutcome: OnMailOutcome;
};

const MAIL_LIMITS = { running: 2, waiting: 2000, waitingOfShare: 200 };

export type ServerCore = ReturnType<typeof composeCore>;

/** Creates the objects that several features share. Objects for a single feature are created by its manifest. */
export function composeCore(foundation: Foundation) {
  const { clock, ids, registry, allowedRoles, tokenKeys, tracer = noTracer } = foundation;
  const database = tracer === noTracer ? foundation.database : tracedDatabase(foundation.database, tracer);
  const unitOfWork = new PostgresUnitOfWork(database, foundation.quotas, foundation.auditAnchors);
  const owners = new PostgresOwnerRepository(database);
  const sessions = new PostgresSessionRepository(database, foundation.idleLife);
  const staff = new PostgresStaffDirectory(database);
  const mint = new HmacTokenMint(tokenKeys);
  const events = new SecurityEvents(unitOfWork, clock, foundation.complain ?? (() => undefined), tracer);
  const endSession = new EndSession(events, unitOfWork, staff, clock);
  const { mail, isAdminEnvironment, addressLookup } = foundation;
  const announceExternal = announceSignIn(foundation.signInOptions ?? new Map());
  const readAdminConfig = new ReadAdminConfig(owners, unitOfWork, (config, { rootOrgId, carrier }) => {
    const announced = announceExternal(config, rootOrgId);
    const isMailed = mail?.pageUrlOf(carrier) !== undefined;
    return {
      ...announced,
      features: {
        ...announced.features,
        ...(isMailed && { passwordMail: { enabled: true } }),
        ...(addressLookup && { addressLookup: { enabled: true } }),
      },
    };
  });
  const outbox =
    mail && new Outbox(tracedMailer(mail.mailer, tracer), new LaneQueue(MAIL_LIMITS), clock, mail.onOutcome);
  const requiredSecondFactor = new RequiredSecondFactor({
    readAdminConfig,
    allowedRoles,
    isRequiredOfAdmins: foundation.secondFactorForAdmins ?? false,
    clock,
  });
  const stepUp = new StepUp({ sessions, staff, unitOfWork, clock });
  const parts = assembleParts(registry);
  const authorise = new AuthoriseCompany(unitOfWork, clock);
  const transaction = new CompanyTransaction(authorise, clock);
  return {
    ...foundation,
    database,
    tracer,
    commonPasswords: foundation.commonPasswords ?? shippedCommonPasswords(),
    unitOfWork,
    owners,
    sessions,
    staff,
    mint,
    events,
    endSession,
    requiredSecondFactor,
    stepUp,
    parts,
    authorise,
    transaction,
    signals: new PostgresSignals(database),
    streams: new EventStreams(clock, foundation.eventLimits),
    assets: new PostgresAssetRepository(database),
    authenticate: new Authenticate({
      sessions,
      contexts: new PostgresSessionContexts(database, foundation.idleLife),
      endSession,
      mint,
      allowedRoles,
      requiredSecondFactor,
      clock,
    }),
    configuration: new EditConfiguration(
      transaction,
      ids,
      parts,
      (rootOrgId) => readAdminConfig.merchantDefaults(rootOrgId),
      stepUp,
    ),
    readAdminConfig,
    outbox,
    linkMails:
      mail &&
      outbox &&
      new LinkMails({ owners, readAdminConfig, outbox, isAdminEnvironment, pageUrlOf: mail.pageUrlOf }),
    readMerchantConfig: new ReadMerchantConfig(authorise),
  };
}
