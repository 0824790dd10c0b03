import { hasTypedSecret } from '../carriers/account/accountSecrets.ts';
import { isCarrierSetup } from '../carriers/changes/carrierKey.ts';
import { configPartOf } from '../application-config/configPart.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { fieldKey } from '../changes/fields/fieldSet.ts';
import { settingsFields } from '../settings/settingsFields.ts';

const WEBHOOKS = fieldKey(settingsFields, 'webhooks');

/**
 * True if the changes contain account secrets, limits, webhooks, or the users of whom a second factor is required. The
 * user must then confirm the identity before publishing.
 */
export const needsStepUp = (changes: readonly PendingChange[]): boolean =>
  changes.some((change) => {
    const { key, value } = change;
    if (key === WEBHOOKS) return true;
    if (isCarrierSetup(change, value)) return hasTypedSecret(value);
    const kind = configPartOf(key)?.kind;
    return kind === 'limit' || kind === 'secondFactor';
  });
