import type { CheckedEvent } from './checkEvent.ts';
import { failureEvents } from './failureEvent.ts';
import { withoutSecrets } from './withoutSecrets.ts';

export type SentProperties = Readonly<Record<string, string | number | boolean>>;

const pageViews = ['admin_page_opened', 'merchant_page_opened'] as const;

/** All that may be said of an event, by its type: names, kinds and ids, never what people typed. */
const namesOfFailures = ['path', 'companyId', 'kind', 'step'];
const names: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...pageViews.map((type) => [type, ['page', 'portalOwner', 'retailer', 'email']] as const),
  ...failureEvents.map((type) => [type, namesOfFailures] as const),
]);

/** The person's own address, which a page view names [TL-2]. */
const isOwnEmail = (name: string): boolean => name === 'email';

/**
 * What of an event's properties leaves the browser [TL-9]: those its type has, as texts without secrets, numbers and
 * booleans. Whatever else a caller adds stays here.
 */
export function sentProperties({ type, properties = {} }: CheckedEvent): SentProperties {
  const sent: Record<string, string | number | boolean> = {};
  for (const name of names.get(type) ?? []) {
    const value = properties[name];
    if (typeof value === 'string') sent[name] = isOwnEmail(name) ? value : withoutSecrets(value);
    else if (typeof value === 'number' || typeof value === 'boolean') sent[name] = value;
  }
  return sent;
}
