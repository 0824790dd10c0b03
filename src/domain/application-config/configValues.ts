import type { NavigationFeature } from '../company/parts/navigation.ts';
import { isLanguage, type Language } from '../languages/language.ts';
import type { OwnerOffer } from '../company/ownerOffer.ts';
import { isAbsentOr, isBoolean, isRecord, isText, isTextList } from '../shared/shapes.ts';
import type { ConfigPartKind } from './configPart.ts';
import { isNavigation } from './isNavigation.ts';
import { isTextValue, type TextValue } from './configValue.ts';

export type NamedEntry = { readonly id: string; readonly name?: string | undefined };

export type ConfigValues = {
  readonly colour: string;
  readonly logoSize: 'small' | 'medium';
  readonly logo: string;
  readonly logoText: string;
  readonly text: TextValue;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly navigation: NavigationFeature;
  readonly footerLink: string;
  readonly setting: number | string;
  readonly flag: boolean;
  readonly limit: number;
  readonly offer: OwnerOffer['offeredCarriers' | 'offeredStoreNetworks'] & object;
  readonly hiddenPages: readonly string[];
  readonly secondFactor: readonly string[];
  readonly dispositions: readonly NamedEntry[];
};

const isLanguageTag = (value: unknown): value is Language => isText(value) && isLanguage(value);
const isNamedEntry = (value: unknown): value is NamedEntry => isRecord(value) && isText(value['id']);

const isOfferedEntry =
  (idField: string) =>
  (value: unknown): boolean => {
    if (!isRecord(value) || !isText(value[idField]) || value[idField] === '') return false;
    const { name, countries } = value;
    return isAbsentOr(isText)(name) && isAbsentOr(isTextList)(countries);
  };

export function isOffer(value: unknown): value is ConfigValues['offer'] {
  if (!isRecord(value)) return false;
  const { carriers, storeNetworks } = value;
  return Array.isArray(carriers)
    ? carriers.every(isOfferedEntry('carrierCompanyId'))
    : Array.isArray(storeNetworks) && storeNetworks.every(isOfferedEntry('storeNetworkId'));
}

export const hasShape: { readonly [Kind in ConfigPartKind]: (value: unknown) => value is ConfigValues[Kind] } = {
  colour: isText,
  logoSize: (value) => value === 'small' || value === 'medium',
  logo: isText,
  logoText: isText,
  text: isTextValue,
  languages: (value): value is readonly Language[] => Array.isArray(value) && value.every(isLanguageTag),
  defaultLanguage: isLanguageTag,
  navigation: isNavigation,
  footerLink: isText,
  setting: (value): value is number | string => isText(value) || typeof value === 'number',
  flag: isBoolean,
  limit: (value) => typeof value === 'number',
  offer: isOffer,
  hiddenPages: isTextList,
  secondFactor: isTextList,
  dispositions: (value): value is readonly NamedEntry[] => Array.isArray(value) && value.every(isNamedEntry),
};
