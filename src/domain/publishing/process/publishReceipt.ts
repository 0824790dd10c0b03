import { changeKeys } from '../../features/featureNames.ts';
import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import type { RevertedPublish } from '../reverts.ts';
import { withContent } from './publishPlan.ts';
import type { PublishAttempt } from './publishAttempt.ts';

export type PublishReceipt = {
  readonly changeCount: number;
  readonly revision?: string | undefined;
  readonly reverts?: RevertedPublish | undefined;
  readonly previous: CompanyConfiguration;
  readonly keys: ReadonlySet<string>;
};

export const receiptOf = (
  attempt: PublishAttempt,
  previous: CompanyConfiguration,
  { revision, reverts }: Pick<PublishReceipt, 'revision' | 'reverts'>,
): PublishReceipt => {
  const changes = withContent(attempt.changes);
  return { changeCount: changes.length, revision, reverts, previous, keys: new Set(changes.map(({ key }) => key)) };
};

const isOfOnboarding = (key: string): boolean =>
  changeKeys.onboarding.changes.some(({ prefix }) => key.startsWith(prefix));

/** False if only companies were onboarded or signed up, because that cannot be undone. */
export const canBeUndone = ({ keys }: Pick<PublishReceipt, 'keys'>): boolean =>
  [...keys].some((key) => !isOfOnboarding(key));
