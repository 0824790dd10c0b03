import { configurationField } from '../changes/fields/field.ts';
import { fieldSet } from '../changes/fields/fieldSet.ts';
import { isOn, type Toggle } from '../company/toggle.ts';
import type { Webhook } from '../company/companySettings.ts';

const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';
const isToggle = (value: unknown): value is Toggle =>
  isSwitch(value) || isSwitch((value as { readonly enabled?: unknown } | null | undefined)?.enabled);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isWebhook = (value: unknown): value is Webhook =>
  typeof (value as Partial<Webhook> | null | undefined)?.url === 'string';

const isWebhooks = (value: unknown): value is readonly Webhook[] => Array.isArray(value) && value.every(isWebhook);

/** The company settings that the settings page owns, beside the settings of the application configuration [CF-7]. */
export const settingsFields = fieldSet({
  type: 'COMPANY',
  prefix: 'settings.',
  fields: {
    orderInstructions: configurationField(['orderInstructions'], isText),
    supportEmail: configurationField(['emailAddresses', 'multiCarrierSupportEmail'], isText),
    webhooks: configurationField(['webhooks'], isWebhooks),
    homePickup: configurationField(['homePickup', 'enabled'], isSwitch, false),
    emailPreviews: configurationField<Toggle>(['emailPreviews'], isToggle, false),
    emailPreviewsInternational: configurationField<Toggle>(['emailPreviewsInternational'], isToggle, false),
    portalActive: configurationField(['portalActive'], isSwitch, false),
  },
});

export const isToggleOn = (toggle: Toggle): boolean => isOn(toggle);
