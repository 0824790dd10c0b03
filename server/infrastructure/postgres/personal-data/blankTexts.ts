import { isRecord } from '../../../../src/domain/shared/shapes.ts';

/** Replaces texts of a JSON value by empty texts. `property` is the name of the property that contains the text. */
export function blankTexts(
  value: unknown,
  isBlanked: (text: string, property: string) => boolean,
  property = '',
): unknown {
  if (typeof value === 'string') return isBlanked(value, property) ? '' : value;
  if (Array.isArray(value)) return value.map((each) => blankTexts(each, isBlanked, property));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, blankTexts(each, isBlanked, name)]));
}
