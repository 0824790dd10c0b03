import { configurationField, productField } from '../changes/fields/field.ts';
import { fieldSet } from '../changes/fields/fieldSet.ts';
import type { Toggle } from '../company/merchantDefaults.ts';
import type { Webhook } from '../company/companySettings.ts';
import { isBoolean, isRecord, isText } from '../shared/shapes.ts';
import type { ValueRule } from '../shared/valueRule.ts';
import { unitLimit } from '../validation/textLimit.ts';
import { switchRule, textRule, webAddressRule } from '../validation/valueRules.ts';
import { webhooksProblem } from './webhooksProblem.ts';

const isToggle = (value: unknown): value is Toggle => isBoolean(isRecord(value) ? value['enabled'] : value);
const isWebhook = (value: unknown): value is Webhook => isRecord(value) && isText(value['url']);
const isWebhooks = (value: unknown): value is readonly Webhook[] => Array.isArray(value) && value.every(isWebhook);

const toggleRule: ValueRule<Toggle> = { shape: isToggle, expects: 'a switch', absent: false };

/** Settings of a merchant that belong to no product. Each setting is a separate change [CF-7]. */
export const settingsFields = fieldSet({
  type: 'COMPANY',
  prefix: 'settings.',
  fields: {
    orderInstructions: configurationField(['orderInstructions'], textRule({ limit: unitLimit(2000) })),
    supportEmail: configurationField(
      ['emailAddresses', 'multiCarrierSupportEmail'],
      textRule({ rules: ['email', 'excludeFullWidthEmail'] }),
    ),
    webhooks: configurationField(['webhooks'], {
      shape: isWebhooks,
      expects: 'a list of addresses',
      problem: webhooksProblem,
    }),
    homePickup: configurationField(['homePickup', 'enabled'], switchRule),
    emailPreviews: configurationField(['emailPreviews'], toggleRule),
    emailPreviewsInternational: configurationField(['emailPreviewsInternational'], toggleRule),
    portalActive: configurationField(['portalActive'], switchRule),
    processingEnabled: configurationField(['processingEnabled'], switchRule),
    consumerUrl: configurationField(['consumerUrl'], webAddressRule),
    consumerUrlLive: productField(['consumerUrlLive'], webAddressRule),
  },
});
