import type { ConfigChange } from '../application-config/applicationConfigSubjects.ts';
import { describeConfigChange } from '../application-config/describeConfigChange.ts';
import type { DescribeChange } from '../changes/describeChange.ts';
import { displayList, displaySwitch, displayText } from '../changes/displays.ts';
import { isOn } from '../company/merchantDefaults.ts';
import { describeFields } from '../changes/fields/describeFields.ts';
import type { FieldChange, ValuesOf } from '../changes/fields/fieldSet.ts';
import { settingsFields } from './settingsFields.ts';

const describeField = describeFields(settingsFields, {
  orderInstructions: { title: 'settings.fields.orderInstructions', display: displayText },
  supportEmail: { title: 'settings.fields.supportEmail', display: displayText },
  webhooks: { title: 'settings.fields.webhooks', display: (webhooks) => displayList(webhooks.map(({ url }) => url)) },
  homePickup: { title: 'settings.fields.homePickup', display: displaySwitch },
  emailPreviews: { title: 'settings.fields.emailPreviews', display: (toggle) => displaySwitch(isOn(toggle)) },
  emailPreviewsInternational: {
    title: 'settings.fields.emailPreviewsInternational',
    display: (toggle) => displaySwitch(isOn(toggle)),
  },
  portalActive: { title: 'settings.fields.portalActive', display: displaySwitch },
  processingEnabled: { title: 'settings.fields.processingEnabled', display: displaySwitch },
  consumerUrl: { title: 'settings.fields.consumerUrl', display: displayText },
  consumerUrlLive: { title: 'settings.fields.consumerUrlLive', display: displayText },
});

export const describeSettingsChange: DescribeChange<FieldChange<ValuesOf<typeof settingsFields>> | ConfigChange> = (
  change,
  context,
) => (change.part === 'field' ? describeField(change, context) : describeConfigChange(change, context));
