import type { Result } from '../../../src/domain/shared/result.ts';
import type { ActivityRepository } from '../activity/ActivityRepository.ts';
import type { AssetKeeper } from '../assets/AssetRepository.ts';
import type { AuditLog } from '../audit/AuditLog.ts';
import type { DraftRepository } from '../changes/DraftRepository.ts';
import type { SignalSender } from '../companies/events/CompanySignals.ts';
import type { CompanyRepository } from '../companies/CompanyRepository.ts';
import type { MerchantRegistry } from '../onboarding/MerchantRegistry.ts';
import type { PreviewLinkRepository } from '../preview-links/PreviewLinkRepository.ts';
import type { PublishRepository } from '../publishing/PublishRepository.ts';
import type { RuleChecksRepository } from '../rule-checks/RuleChecksRepository.ts';
import type { SecondFactorKeeper } from '../session/second-factor/SecondFactorKeeper.ts';
import type { SessionKeeper } from '../session/SessionRepository.ts';
import type { ReviewSessionRepository } from '../review-mode/ReviewSessionRepository.ts';
import type { IdempotencyKeys } from './IdempotencyKeys.ts';
import type { UsageMeter } from './quotas.ts';
import type { StaffRoster } from '../users/StaffRoster.ts';
import type { Tenant } from './Principal.ts';

export interface TenantUnit {
  readonly companies: CompanyRepository;
  readonly merchants: MerchantRegistry;
  readonly publishes: PublishRepository;
  readonly drafts: DraftRepository;
  readonly ruleChecks: RuleChecksRepository;
  readonly previewLinks: PreviewLinkRepository;
  readonly reviewSessions: ReviewSessionRepository;
  readonly sessions: SessionKeeper;
  readonly secondFactors: SecondFactorKeeper;
  readonly staff: StaffRoster;
  readonly signals: SignalSender;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly usage: UsageMeter;
  readonly assets: AssetKeeper;
  readonly audit: AuditLog;
  readonly activity: ActivityRepository;
  /** Runs `work` and rolls back its writes if it returns an error. Other writes of the transaction are unaffected. */
  attempt<T, E>(work: () => Promise<Result<T, E>>): Promise<Result<T, E>>;
}

/** Kind of data that a transaction writes: data of the company, or sessions and their audit entries. */
export type Written = 'company' | 'sessions';

export interface UnitOfWork {
  /** Runs `work` in one transaction. Calls must not be nested. A nearly full disk accepts only `sessions`. */
  inTenant<T>(tenant: Tenant, work: (unit: TenantUnit) => Promise<T>, written?: Written): Promise<T>;
}
