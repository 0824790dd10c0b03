import { recordedChange } from '../../../src/domain/carriers/account/recordedAccounts.ts';
import { maskSecrets } from '../audit/maskSecrets.ts';
import type { RecordedChange } from './PublishRepository.ts';

/**
 * A change as it is written down and answered. Onboarding and signup carry accounts that no configuration and so no
 * history holds; of every other change the secrets of carriers' accounts are masked, as they are in a configuration.
 */
export function withoutSecrets(change: RecordedChange): RecordedChange {
  if (change.type !== 'ONBOARD' && change.type !== 'SIGNUP') return recordedChange(change);
  const { value, originalValue } = change;
  return { ...change, value: maskSecrets(value), originalValue: maskSecrets(originalValue) };
}
