import type { Clock } from '../../src/application/shared/Clock.ts';
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
import { Authenticate } from '../application/session/Authenticate.ts';
import { Outbox, type HearOfMail } from '../application/mail/Outbox.ts';
import type { PasswordMailer } from '../application/mail/PasswordMailer.ts';
import { LaneQueue } from '../application/shared/LaneQueue.ts';
import type { AddressFinder, FinderFailure } from '../application/warehouses/AddressFinder.ts';
import { LinkMails, type LinkMailParts } from '../application/users/LinkMails.ts';
import type { Quotas } from '../application/shared/quotas.ts';
import { EventStreams, type EventLimits } from './http/events/EventStreams.ts';
import { HmacTokenMint } from './oauth/HmacTokenMint.ts';
import { PostgresSignals } from './postgres/companies/events/PostgresSignals.ts';
import { PostgresAssetRepository } from './postgres/companies/PostgresAssetRepository.ts';
import { PostgresOwnerRepository } from './postgres/companies/PostgresOwnerRepository.ts';
import { announceSignIn, type SignInOptions } from './oauth/signInOptions.ts';
import type { Database } from './postgres/connection/Database.ts';
import { PostgresUnitOfWork } from './postgres/PostgresUnitOfWork.ts';
import { PostgresSessionRepository } from './postgres/session/PostgresSessionRepository.ts';
import { PostgresStaffDirectory } from './postgres/session/PostgresStaffDirectory.ts';
import { PostgresStandings } from './postgres/session/PostgresStandings.ts';

/** What the service says of itself. */
export type Operations = {
  /** The product's own. */
  readonly version: string;
  /** What runs underneath, for people. */
  readonly engine: string;
  readonly condition: Condition;
};

export type Foundation = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly compilePattern: CompilePattern;
  /** The change subjects of every feature. */
  readonly registry: ChangeRegistry;
  readonly allowedRoles: AllowedRoles;
  /** Every path is an admin's: no merchant signs in here. */
  readonly isAdminEnvironment: boolean;
  /** The key refresh tokens derive their successors by. */
  readonly tokenKey: Buffer;
  /** The key known devices are signed by. */
  readonly deviceKey: Buffer;
  /** Milliseconds without use after which a session is over; absent: none. */
  readonly idleLife?: number | undefined;
  /** How people sign in with providers and in widgets, by their owner's organisation; nobody does unless stated. */
  readonly signInOptions?: SignInOptions | undefined;
  /** Milliseconds for which the refusal of a sign-in that is one too many is held; none unless stated. */
  readonly refusalDelay?: number | undefined;
  /** Hears of what went wrong without failing a call. */
  readonly complain?: ((error: unknown) => void) | undefined;
  /** The keys of drafts: the first one seals, any of them opens. */
  readonly draftKeys: readonly [Buffer, ...Buffer[]];
  /** What one company may take; as much as it likes unless stated. */
  readonly quotas?: Quotas | undefined;
  readonly operations: Operations;
  /** Absent: nobody keeps any. */
  readonly auditAnchors?: AuditAnchors | undefined;
  /** How many streams of events may be open. */
  readonly eventLimits: EventLimits;
  /** Who carries mails, and where an owner's pages are; absent: links are told who asks for them. */
  readonly mail?: MailParts | undefined;
  /** What completes addresses, and hears where it could not; absent: nothing does. */
  readonly addressLookup?: AddressLookupParts | undefined;
  /** A language's texts. */
  readonly bundleOf: BundleOf;
};

export type AddressLookupParts = {
  readonly finder: AddressFinder;
  readonly complain: (failure: FinderFailure) => void;
};

export type MailParts = {
  readonly mailer: PasswordMailer;
  readonly pageUrlOf: LinkMailParts['pageUrlOf'];
  /** Hears what becomes of each mail. */
  readonly hear: HearOfMail;
};

/** Mails that are handed over at the same time, and that may wait for it. */
const MAIL_LIMITS = { running: 2, waiting: 2000, waitingOfShare: 200 };

export type ServerCore = ReturnType<typeof composeCore>;

/** What several features are made of, on one database. What one alone needs, its manifest makes. */
export function composeCore(foundation: Foundation) {
  const { database, clock, ids, registry, allowedRoles, tokenKey } = foundation;
  const unitOfWork = new PostgresUnitOfWork(database, foundation.quotas, foundation.auditAnchors);
  const owners = new PostgresOwnerRepository(database);
  const sessions = new PostgresSessionRepository(database, foundation.idleLife);
  const staff = new PostgresStaffDirectory(database);
  const mint = new HmacTokenMint(tokenKey);
  const events = new SecurityEvents(unitOfWork, clock, foundation.complain ?? (() => undefined));
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
  const outbox = mail && new Outbox(mail.mailer, new LaneQueue(MAIL_LIMITS), clock, mail.hear);
  const parts = assembleParts(registry);
  const authorise = new AuthoriseCompany(unitOfWork, clock);
  const transaction = new CompanyTransaction(authorise, clock);
  return {
    ...foundation,
    unitOfWork,
    owners,
    sessions,
    staff,
    mint,
    events,
    endSession,
    parts,
    authorise,
    transaction,
    signals: new PostgresSignals(database),
    streams: new EventStreams(clock, foundation.eventLimits),
    assets: new PostgresAssetRepository(database),
    authenticate: new Authenticate(
      sessions,
      new PostgresStandings(database, foundation.idleLife),
      endSession,
      mint,
      allowedRoles,
      clock,
    ),
    configuration: new EditConfiguration(transaction, ids, parts, (rootOrgId) =>
      readAdminConfig.merchantDefaults(rootOrgId),
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
