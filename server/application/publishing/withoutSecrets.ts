import { recordedChange } from '../../../src/domain/carriers/account/recordedAccounts.ts';
import { changeRegistry } from '../shared/changeRegistry.ts';
import type { RecordedChange } from './PublishRepository.ts';

/** A change as it is written down and answered: without secrets, whatever release of the page wrote it. */
export const withoutSecrets = (change: RecordedChange): RecordedChange =>
  changeRegistry.recorded(recordedChange(change));
