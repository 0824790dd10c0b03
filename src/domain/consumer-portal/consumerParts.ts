import { consumerSteps, type ConsumerStep } from '../consumer-text/textSlot.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import type { ConsumerPortal } from './consumerPortal.ts';

/** A part of the screens that depends on the configuration, e.g. `text.<step>.<field>`, `item.<id>` or `logo`. */
export type ConsumerPart = string;

export const textPart = (step: ConsumerStep, field: string): ConsumerPart => `text.${step}.${field}`;

/** Screens that contain a part, by the first word of the part. */
const screensOf: Readonly<Record<string, readonly ConsumerStep[]>> = {
  logo: consumerSteps,
  theme: consumerSteps,
  languages: consumerSteps,
  footer: consumerSteps,
  field: ['returnDetails'],
  reason: ['returnDetails'],
  item: ['selectReturns'],
  method: ['selectReturnMethod'],
  destination: ['bookingConfirmation'],
  refund: ['selectReturns', 'bookingConfirmation', 'returnSubmitted'],
  instructions: ['returnSubmitted'],
};

export function screensWith(part: ConsumerPart): readonly ConsumerStep[] {
  const [kind = '', step] = part.split('.', 2);
  return kind === 'text' ? consumerSteps.filter((each) => each === step) : (screensOf[kind] ?? []);
}

function partsOf(portal: ConsumerPortal): ReadonlyMap<ConsumerPart, unknown> {
  const parts = new Map<ConsumerPart, unknown>();
  parts.set('logo', [portal.logo, portal.logoText]);
  for (const name of ['theme', 'languages', 'footer', 'refund', 'instructions'] as const) parts.set(name, portal[name]);
  parts.set('destination', portal.destinations);
  for (const [place, found] of portal.texts) parts.set(`text.${place}`, found.text);
  for (const field of portal.fields) {
    if (field.field === 'reason') parts.set('reason', field.reasons);
    else parts.set(`field.${field.field}`, field);
  }
  for (const { id, verdict, fee } of portal.items) parts.set(`item.${id}`, [verdict, fee]);
  for (const method of portal.methods) parts.set(`method.${method.kind}`, method);
  return parts;
}

export function touchedParts(published: ConsumerPortal, pending: ConsumerPortal): ReadonlySet<ConsumerPart> {
  const [before, after] = [partsOf(published), partsOf(pending)];
  const all = [...new Set([...before.keys(), ...after.keys()])];
  return new Set(all.filter((part) => !deepEqual(before.get(part), after.get(part))));
}
