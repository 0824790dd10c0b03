import { languages } from '../../languages/language.ts';
import type { ValueProblem } from '../../shared/valueRule.ts';
import type { ConsumerText } from '../consumerText.ts';
import { ownText } from '../readText.ts';
import type { TextSlot } from '../textSlot.ts';
import { placeholderOf, placeholdersOf } from './placeholders.ts';

const OF_HEADINGS: readonly string[] = ['orderId', 'name'];
const HEADINGS: ReadonlySet<string> = new Set(['heading', 'subheading', 'requestHeading', 'confirmationEmailHeading']);

/** Names of placeholders allowed in a slot: the placeholders of its screen, and those in the slot's published texts. */
export function knownPlaceholders(slot: TextSlot, published: ConsumerText): readonly string[] {
  const texts = languages.map((language) => ownText(published, language, slot)?.text ?? '');
  return [...new Set([...(HEADINGS.has(slot.field) ? OF_HEADINGS : []), ...placeholdersOf(texts)])];
}

/** Placeholders that no portal replaces by a value. Customers would see them with their braces. */
export function unknownPlaceholders(text: string, slot: TextSlot, published: ConsumerText): readonly string[] {
  const found = placeholdersOf([text]);
  if (found.length === 0) return found;
  const knownNames = knownPlaceholders(slot, published);
  return found.filter((name) => !knownNames.includes(name));
}

export function placeholderProblem(text: string, slot: TextSlot, published: ConsumerText): ValueProblem | undefined {
  const unknown = unknownPlaceholders(text, slot, published);
  if (unknown.length === 0) return undefined;
  const knownNames = knownPlaceholders(slot, published).map(placeholderOf).join(' ');
  const values = { placeholders: unknown.map(placeholderOf).join(' '), known: knownNames };
  return knownNames === ''
    ? { key: 'consumerText.placeholders.none', values }
    : { key: 'consumerText.placeholders.unknown', values };
}
