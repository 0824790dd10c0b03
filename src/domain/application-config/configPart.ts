import { textSlots, type TextSlot } from '../consumer-text/textSlot.ts';
import { bundleLocaleOf, languages, type Language } from '../languages/language.ts';
import {
  ownerFlagNames,
  ownerFlagPath,
  ownerLimitNames,
  ownerLimitPath,
  secondFactorNames,
  type OwnerFlagName,
  type OwnerLimitName,
  type SecondFactorName,
} from './ownerFlagPath.ts';
import { portalSettings, type PortalSetting } from './portalSetting.ts';
import { themeColours, type ThemeColour } from '../theme/consumerTheme.ts';
import type { RecordPath } from '../shared/recordPath.ts';

export type ConfigPart =
  | { readonly kind: 'colour'; readonly name: ThemeColour }
  | { readonly kind: 'logoSize'; readonly name: 'headerLogoSize' | 'loginAndSignupPageLogoSize' }
  | { readonly kind: 'logo' }
  | { readonly kind: 'logoText' }
  | { readonly kind: 'text'; readonly language: Language; readonly slot: TextSlot }
  | { readonly kind: 'languages' }
  | { readonly kind: 'defaultLanguage' }
  | { readonly kind: 'navigation' }
  | { readonly kind: 'footerLink'; readonly name: 'privacyPolicyUrl' | 'termsAndConditionsUrl' }
  | { readonly kind: 'setting'; readonly name: PortalSetting }
  | { readonly kind: 'flag'; readonly name: OwnerFlagName }
  /** Default of a limit for merchants that have no limit of their own. */
  | { readonly kind: 'limit'; readonly name: OwnerLimitName }
  /** Entries that an owner's merchants can select [CR-7]. */
  | { readonly kind: 'offer'; readonly name: 'offeredCarriers' | 'offeredStoreNetworks' }
  /** Paths of pages that an owner hides from its merchants [RT-6]. */
  | { readonly kind: 'hiddenPages' }
  /** Users of whom an owner requires a second factor [AU-26]. */
  | { readonly kind: 'secondFactor'; readonly name: SecondFactorName }
  | { readonly kind: 'dispositions'; readonly name: 'actions' | 'groups' | 'attributes' | 'rules' };

export type ConfigPartKind = ConfigPart['kind'];

const single: readonly ConfigPart[] = [
  ...themeColours.map((name) => ({ kind: 'colour', name }) as const),
  ...(['headerLogoSize', 'loginAndSignupPageLogoSize'] as const).map((name) => ({ kind: 'logoSize', name }) as const),
  { kind: 'logo' },
  { kind: 'logoText' },
  { kind: 'languages' },
  { kind: 'defaultLanguage' },
  { kind: 'navigation' },
  ...(['privacyPolicyUrl', 'termsAndConditionsUrl'] as const).map((name) => ({ kind: 'footerLink', name }) as const),
  ...(Object.keys(portalSettings) as PortalSetting[]).map((name) => ({ kind: 'setting', name }) as const),
  ...(['actions', 'groups', 'attributes', 'rules'] as const).map((name) => ({ kind: 'dispositions', name }) as const),
];

/** Parts that every company has. The texts are last, sorted by language and screen. */
export const configParts: readonly ConfigPart[] = [
  ...single,
  ...languages.flatMap((language) => textSlots.map((slot) => ({ kind: 'text', language, slot }) as const)),
];

export const allParts: readonly ConfigPart[] = [
  ...configParts,
  ...ownerFlagNames.map((name) => ({ kind: 'flag', name }) as const),
  ...ownerLimitNames.map((name) => ({ kind: 'limit', name }) as const),
  ...(['offeredCarriers', 'offeredStoreNetworks'] as const).map((name) => ({ kind: 'offer', name }) as const),
  { kind: 'hiddenPages' },
  ...secondFactorNames.map((name) => ({ kind: 'secondFactor', name }) as const),
];

/** Paths of a part. A consumer text has two paths: one in version 1 of the texts, and one in version 2. */
export function pathsOf(part: ConfigPart): readonly [RecordPath, RecordPath?] {
  switch (part.kind) {
    case 'colour':
    case 'logoSize':
      return [['config', 'theme', part.name]];
    case 'logo':
      return [['assets', 'logoImage']];
    case 'logoText':
      return [['config', 'theme', 'logoText']];
    case 'text': {
      const { step, field } = part.slot;
      const texts = ['config', 'consumerText'];
      return [
        [...texts, 'v1', part.language, 'steps', step, field],
        [...texts, 'v2', bundleLocaleOf(part.language), step, field],
      ];
    }
    case 'languages':
      return [['config', 'languages', 'offered']];
    case 'defaultLanguage':
      return [['config', 'languages', 'default']];
    case 'navigation':
      return [['features', 'navigation']];
    case 'footerLink':
      return [['features', 'footer', part.name]];
    case 'setting':
      return [['config', part.name]];
    case 'flag':
      return [ownerFlagPath(part.name)];
    case 'limit':
      return [ownerLimitPath(part.name)];
    case 'offer':
      return [['features', part.name]];
    case 'hiddenPages':
      return [['features', 'hiddenPages', 'paths']];
    case 'secondFactor':
      return [['features', 'secondFactor', part.name]];
    case 'dispositions':
      return [['config', 'dispositions', part.name]];
  }
}

const PREFIX = 'applicationConfig.';

export const configKey = (part: ConfigPart): string =>
  part.kind === 'text'
    ? `${PREFIX}text.${part.language}.${part.slot.step}.${part.slot.field}`
    : `${PREFIX}${pathsOf(part)[0].join('.')}`;

const partByKey: ReadonlyMap<string, ConfigPart> = new Map(allParts.map((part) => [configKey(part), part]));

export const configPartOf = (key: string): ConfigPart | undefined => partByKey.get(key);
