import type { ChangeDescription, DisplayValue, ChangeMove } from '../changes/changeDescription.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { isRemoval } from '../changes/removal.ts';
import type { NavigationFeature } from '../company/parts/navigation.ts';
import { configPartOf, type ConfigPart } from './configPart.ts';
import type { TextValue } from './configValue.ts';

const NOTHING: DisplayValue = { kind: 'nothing' };
const NO_MOVES: readonly ChangeMove[] = [];

const capitalised = <Text extends string>(text: Text): Capitalize<Text> =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>;

const titleOf = (part: ConfigPart): ChangeDescription['title'] => {
  switch (part.kind) {
    case 'text':
      return `changes.titles.wording${capitalised(part.slot.step)}`;
    case 'dispositions':
      return `changes.titles.dispositions${capitalised(part.name)}`;
    case 'colour':
    case 'logoSize':
    case 'footerLink':
    case 'setting':
      return `changes.titles.${part.name}`;
    default:
      return `changes.titles.${part.kind}`;
  }
};

/** The titles of all pages, those of sections in their places. */
const titlesIn = ({ pages = [], sections = [] }: NavigationFeature): readonly string[] =>
  [...pages, ...sections.flatMap((section) => section.pages)].flatMap(({ title, subItems = [] }) => [
    title,
    ...subItems.map((item) => item.title),
  ]);

function textDisplay(part: ConfigPart & { readonly kind: 'text' }, value: TextValue): DisplayValue {
  const text = value.v2 ?? value.v1;
  if (text === null) return NOTHING;
  return part.slot.kind === 'link' ? { kind: 'text', text } : { kind: 'words', text, language: part.language };
}

function displayOf(part: ConfigPart, value: unknown): DisplayValue {
  if (value === undefined || isRemoval(value)) return NOTHING;
  switch (part.kind) {
    case 'colour':
      return { kind: 'colour', colour: String(value) };
    case 'logoSize':
      return { kind: 'label', label: value === 'small' ? 'changes.values.small' : 'changes.values.medium' };
    case 'logo':
      return { kind: 'image', url: String(value), shows: part.kind };
    case 'text':
      return textDisplay(part, value as TextValue);
    case 'languages':
      return { kind: 'chips', names: value as readonly string[], codesOf: 'language' };
    case 'defaultLanguage':
      return { kind: 'chips', names: [String(value)], codesOf: 'language' };
    case 'navigation':
      return { kind: 'list', items: titlesIn(value as NavigationFeature) };
    case 'footerLink':
      return { kind: 'text', text: String(value) };
    case 'setting':
      return typeof value === 'number' ? { kind: 'number', value } : { kind: 'pattern', pattern: String(value) };
    case 'dispositions':
      return {
        kind: 'list',
        items: (value as readonly { readonly id: string; readonly name?: string }[]).map(({ id, name }) => name ?? id),
      };
  }
}

/** A change of an application configuration in words and values. */
export function describeConfigChange({ key, value, originalValue }: PendingChange): ChangeDescription {
  const part = configPartOf(key);
  // Its subject owns no change of another key.
  if (!part) throw new Error(`no part of an application configuration: ${key}`);
  const field = part.kind === 'text' ? (`changes.fields.${part.slot.field}` as const) : undefined;
  const [before, after] = [displayOf(part, originalValue), displayOf(part, value)];
  const act = before.kind === 'nothing' ? 'added' : after.kind === 'nothing' ? 'removed' : 'changed';
  const code = part.kind === 'text' ? part.language : undefined;
  return { title: titleOf(part), code, act, fields: [{ field, before, after }], moves: NO_MOVES };
}
