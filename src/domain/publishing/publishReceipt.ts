import { changeKeys } from '../features/featureNames.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { RevertedPublish } from './revertedPublish.ts';
import { withContent } from './publishPlan.ts';
import type { PublishAttempt } from './publishAttempt.ts';

export type PublishReceipt = {
  readonly changeCount: number;
  readonly revision?: string | undefined;
  /** What it led back to, where the service tells it. */
  readonly reverts?: RevertedPublish | undefined;
  /** What was published before, and the keys that were changed: enough to take the publish back. */
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

/** Whether anything of it can be taken back: a company that was onboarded or signed up stays so. */
export const canBeUndone = ({ keys }: Pick<PublishReceipt, 'keys'>): boolean =>
  [...keys].some((key) => !isOfOnboarding(key));
