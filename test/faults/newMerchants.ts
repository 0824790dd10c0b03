import { sql } from 'kysely';
import type { OwnedDatabase } from '../../server/infrastructure/postgres/connection/Database.ts';
import type { PendingChange } from '../../src/domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../src/domain/company/companyConfiguration.ts';
import { onboardingChange, signupChange } from '../../src/domain/onboarding/onboardingCommand.ts';
import { signupPayload } from '../../src/domain/onboarding/signupPayload.ts';
import { RETURNS_PRODUCT } from '../support/samples/aSample.ts';
import { anOnboarding } from '../support/samples/builders.ts';
import { lookChanges } from './tenStepChanges.ts';

const companyIdOf = (round: number): string => `FRESH${round}`;

/**
 * Pending changes of an admin for the owner's organisation. They change its application configuration, and onboard and
 * sign up a merchant.
 */
export function ownerChanges(configuration: CompanyConfiguration, round: number): readonly PendingChange[] {
  const companyId = companyIdOf(round);
  const companyName = `Fresh ${round}`;
  const applicant = { firstName: 'Ada', lastName: 'Lovelace', tradingName: companyName };
  return [
    ...lookChanges(configuration, round),
    onboardingChange(anOnboarding({ companyId, companyName, requestId: `request-${round}` })),
    signupChange(signupPayload(companyId, RETURNS_PRODUCT, applicant)),
  ];
}

/**
 * Counts the stored rows of a round's merchant by kind. The result equals `ONE_MERCHANT` if the merchant was created
 * exactly once.
 */
export async function countRowsOfMerchant(
  database: OwnedDatabase,
  round: number,
): Promise<Readonly<Record<string, number>>> {
  const companyId = companyIdOf(round);
  const { rows } = await database.inMaintenance((trx) =>
    sql<{ kind: string; count: string }>`
      select 'merchants' as kind, count(*) as count from company where company_id = ${companyId} and onboarded
      union all select 'revisions', count(*) from company_revision where company_id = ${companyId}
      union all select 'onboardings', count(*) from onboarding where company_id = ${companyId}
      union all select 'signups', count(*) from signup where company_id = ${companyId}
      union all select 'trading names', count(*) from trading_name where organisation_id = ${companyId}
      union all select 'people', count(*) from staff where company_id = ${companyId}
      union all select 'invitations', count(*) from password_link where organisation_id = ${companyId}
      union all select action, count(*) from audit where company_id = ${companyId} group by action`.execute(trx),
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
}

export const ONE_MERCHANT = {
  merchants: 1,
  revisions: 1,
  onboardings: 1,
  signups: 1,
  'trading names': 1,
  people: 1,
  invitations: 1,
  'merchant.onboarded': 1,
  'user.invited': 1,
  'merchant.signed-up': 1,
};
