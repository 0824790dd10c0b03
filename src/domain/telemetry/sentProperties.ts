import type { CheckedEvent } from './checkEvent.ts';
import { failureEvents } from './failureEvent.ts';
import { withoutSecrets } from './withoutSecrets.ts';

export type SentProperties = Readonly<Record<string, string | number | boolean>>;

const pageViews = ['admin_page_opened', 'merchant_page_opened'] as const;

/** Property names that events of failures may send: names, kinds and ids, but no user input. */
const namesOfFailures = ['path', 'companyId', 'kind', 'step'];
const names: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...pageViews.map((type) => [type, ['page', 'portalOwner', 'retailer', 'email']] as const),
  ...failureEvents.map((type) => [type, namesOfFailures] as const),
]);

/** Properties that may be sent [TL-9]: only allowed names, and only numbers, booleans and texts without secrets. */
export function sentProperties({ type, properties = {} }: CheckedEvent): SentProperties {
  const sent: Record<string, string | number | boolean> = {};
  for (const name of names.get(type) ?? []) {
    const value = properties[name];
    // Keep the user's own e-mail address, which page views contain [TL-2].
    if (typeof value === 'string') sent[name] = name === 'email' ? value : withoutSecrets(value);
    else if (typeof value === 'number' || typeof value === 'boolean') sent[name] = value;
  }
  return sent;
}
