import type { CheckedEvent } from './checkEvent.ts';
import { failureEvents } from './failureEvent.ts';
import { withoutSecrets } from './withoutSecrets.ts';

export type SentProperties = Readonly<Record<string, string | number | boolean>>;

const pageViews = ['admin_page_opened', 'merchant_page_opened'] as const;

/** Allowed properties by event type: names, kinds and ids, never user input. */
const namesOfFailures = ['path', 'companyId', 'kind', 'step'];
const names: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...pageViews.map((type) => [type, ['page', 'portalOwner', 'retailer', 'email']] as const),
  ...failureEvents.map((type) => [type, namesOfFailures] as const),
]);

/** Page views contain the user's own e-mail address [TL-2]. */
const isOwnEmail = (name: string): boolean => name === 'email';

/** Properties that may leave the browser [TL-9]: allowed names, as text without secrets, numbers and booleans. */
export function sentProperties({ type, properties = {} }: CheckedEvent): SentProperties {
  const sent: Record<string, string | number | boolean> = {};
  for (const name of names.get(type) ?? []) {
    const value = properties[name];
    if (typeof value === 'string') sent[name] = isOwnEmail(name) ? value : withoutSecrets(value);
    else if (typeof value === 'number' || typeof value === 'boolean') sent[name] = value;
  }
  return sent;
}
