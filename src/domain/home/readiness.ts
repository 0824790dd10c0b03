import { configKey } from '../application-config/configPart.ts';
import { configuredTheme } from '../application-config/configuredTheme.ts';
import { consumerLanguages } from '../application-config/consumerLanguages.ts';
import { carrierNameIn } from '../carriers/knownCarriers.ts';
import { carriersOf } from '../carriers/companyCarriers.ts';
import { productOf, type CompanyConfiguration, type FooterLinks } from '../company/companyConfiguration.ts';
import { consumerTextOf } from '../consumer-text/consumerText.ts';
import { completenessOf } from '../consumer-text/completeness.ts';
import type { FeatureName } from '../features/featureNames.ts';
import type { Language } from '../languages/language.ts';
import { ownFooterLinks, footerLinks } from '../navigation/pageFooter.ts';
import { refusedAddresses } from '../warehouses/delivery/refusedAddresses.ts';
import { offeredReasons, REASONS_ENABLED_KEY } from '../return-reasons/reasonList.ts';
import { contrastProblems, type ContrastPair } from '../theme/themeContrast.ts';
import { DEFAULT_WAREHOUSE_KEY } from '../warehouses/changes/warehouseChanges.ts';
import { defaultWarehouse } from '../warehouses/warehouseList.ts';

/** Step of the checklist that a merchant completes before customers use the portal, with data for the step's text. */
export type ReadinessStep =
  | { readonly step: 'logo'; readonly isDone: boolean }
  /** Present if a text is unreadable: the lowest contrast (1 to 21) and the background of that text. */
  | {
      readonly step: 'colours';
      readonly isDone: boolean;
      readonly ratio?: number | undefined;
      readonly background?: ContrastPair['background'] | undefined;
    }
  | {
      readonly step: 'address';
      readonly isDone: boolean;
      readonly name?: string | undefined;
      readonly town?: string | undefined;
      readonly refusing?: string | undefined;
    }
  | {
      readonly step: 'carrier';
      readonly isDone: boolean;
      readonly names: readonly string[];
      readonly refusing?: string | undefined;
    }
  | { readonly step: 'reasons'; readonly isDone: boolean; readonly count: number }
  | {
      readonly step: 'links';
      readonly isDone: boolean;
      readonly isOwners: boolean;
      readonly lacking?: keyof FooterLinks | undefined;
    }
  | { readonly step: 'languages'; readonly isDone: boolean; readonly borrowing: readonly Language[] }
  /** `at` is the ISO 8601 instant of the last publish, if known. */
  | { readonly step: 'published'; readonly isDone: boolean; readonly at?: string | undefined };

export const stepMinutes: Readonly<Record<ReadinessStep['step'], number>> = {
  logo: 2,
  colours: 1,
  address: 3,
  carrier: 5,
  reasons: 5,
  links: 1,
  languages: 10,
  published: 1,
};

export type StepPlace = { readonly feature: FeatureName; readonly key?: string };

const footerPlace = (name: keyof FooterLinks): StepPlace => ({
  feature: 'footer-links',
  key: configKey({ kind: 'footerLink', name }),
});
const languagesPlace: StepPlace = { feature: 'languages', key: configKey({ kind: 'languages' }) };

/** Pages of a step, preferred first. Empty for the publish, because every page has the publish button. */
export function stepPlaces(step: ReadinessStep): readonly StepPlace[] {
  switch (step.step) {
    case 'logo':
      return [{ feature: 'branding', key: configKey({ kind: 'logo' }) }];
    case 'colours':
      return [{ feature: 'branding', key: configKey({ kind: 'colour', name: step.background ?? 'primaryColor' }) }];
    case 'address':
      return [{ feature: 'warehouses', key: DEFAULT_WAREHOUSE_KEY }];
    case 'carrier':
      return [{ feature: 'carriers', key: 'carriers.default' }];
    case 'reasons':
      return [{ feature: 'return-reasons', key: REASONS_ENABLED_KEY }];
    case 'links':
      return [footerPlace(step.lacking ?? 'privacyPolicyUrl')];
    case 'languages':
      return step.isDone ? [languagesPlace] : [{ feature: 'consumer-text' }, languagesPlace];
    case 'published':
      return [];
  }
}

const linkNames = ['privacyPolicyUrl', 'termsAndConditionsUrl'] as const satisfies readonly (keyof FooterLinks)[];

/** The checklist. Each step is computed from the configuration, so users do not mark steps as done. */
export function readinessOf(
  configuration: CompanyConfiguration,
  context: { readonly ownerLinks: FooterLinks; readonly isPublished: boolean },
): readonly ReadinessStep[] {
  const { assets, features, warehousesConfig = [] } = configuration;
  const [worstContrast] = contrastProblems(configuredTheme(configuration)).toSorted(
    (left, right) => left.ratio - right.ratio,
  );
  const home = defaultWarehouse(warehousesConfig);
  const refused = refusedAddresses(configuration).find(({ warehouse }) => warehouse === home);
  const carrierName = carrierNameIn(configuration);
  const refusing = refused && carrierName(refused.refusedBy);
  const isInUse = home?.enabled === true && home.place !== undefined;
  const carriers = carriersOf(configuration).filter(({ enabled }) => enabled);
  const reasons = offeredReasons(productOf(configuration).returnReasons ?? { enabled: false, reasons: [] });
  const ownLinks = ownFooterLinks(features.footer);
  const links = footerLinks(features.footer, context.ownerLinks);
  const missingLink = linkNames.find((name) => links[name] === undefined);
  const borrowing = borrowingLanguages(configuration);
  return [
    { step: 'logo', isDone: assets?.logoImage !== undefined },
    {
      step: 'colours',
      isDone: worstContrast === undefined,
      ratio: worstContrast?.ratio,
      background: worstContrast?.background,
    },
    {
      step: 'address',
      isDone: isInUse && !refused,
      name: home?.locationName,
      town: home?.place?.address.town,
      refusing,
    },
    {
      step: 'carrier',
      isDone: carriers.length > 0 && !refused,
      names: carriers.map(({ carrierCompanyId }) => carrierName(carrierCompanyId)),
      refusing,
    },
    { step: 'reasons', isDone: reasons.length > 0, count: reasons.length },
    {
      step: 'links',
      isDone: missingLink === undefined,
      lacking: missingLink,
      isOwners: ownLinks.privacyPolicyUrl === undefined && ownLinks.termsAndConditionsUrl === undefined,
    },
    { step: 'languages', isDone: borrowing.length === 0, borrowing },
    { step: 'published', isDone: context.isPublished, at: configuration.lastPublishedAt ?? undefined },
  ];
}

function borrowingLanguages(configuration: CompanyConfiguration): readonly Language[] {
  const { offered, start } = consumerLanguages(configuration);
  return completenessOf(consumerTextOf(configuration), offered, start)
    .filter(({ borrowed }) => borrowed.length > 0)
    .map(({ language }) => language);
}
