import { configKey } from '../application-config/configPart.ts';
import { configuredTheme } from '../application-config/configuredTheme.ts';
import { consumerLanguages } from '../application-config/consumerLanguages.ts';
import { carriersOf } from '../carriers/companyCarriers.ts';
import { productOf, type CompanyConfiguration, type FooterLinks } from '../company/companyConfiguration.ts';
import { consumerTextOf } from '../consumer-text/consumerTextOf.ts';
import { completenessOf } from '../consumer-text/completeness.ts';
import type { FeatureName } from '../features/featureNames.ts';
import type { Language } from '../languages/language.ts';
import { footerLinks } from '../navigation/pageFooter.ts';
import { offeredReasons } from '../return-reasons/offeredReasons.ts';
import { REASONS_ENABLED_KEY } from '../return-reasons/reasonKey.ts';
import { contrastProblems } from '../theme/themeContrast.ts';
import { DEFAULT_WAREHOUSE_KEY } from '../warehouses/changes/warehouseChanges.ts';
import { defaultWarehouse } from '../warehouses/warehouseList.ts';

/** What a portal needs before customers can use it, and how it stands: `isDone` and what there is to say of it. */
export type ReadinessStep =
  | { readonly step: 'logo'; readonly isDone: boolean }
  /** The least contrast of a text, 1 to 21, where one cannot be read. */
  | { readonly step: 'colours'; readonly isDone: boolean; readonly ratio?: number | undefined }
  | {
      readonly step: 'address';
      readonly isDone: boolean;
      readonly name?: string | undefined;
      readonly town?: string | undefined;
    }
  | { readonly step: 'carrier'; readonly isDone: boolean; readonly names: readonly string[] }
  | { readonly step: 'reasons'; readonly isDone: boolean; readonly count: number }
  | { readonly step: 'links'; readonly isDone: boolean; readonly isOwners: boolean }
  /** The languages in which customers read texts of another one. */
  | { readonly step: 'languages'; readonly isDone: boolean; readonly borrowing: readonly Language[] }
  | { readonly step: 'published'; readonly isDone: boolean };

/** Where what a step is about is set: the setting of a feature. */
export type StepPlace = { readonly feature: FeatureName; readonly key: string };

export const stepPlaces: Readonly<Record<Exclude<ReadinessStep['step'], 'published'>, StepPlace>> = {
  logo: { feature: 'branding', key: configKey({ kind: 'logo' }) },
  colours: { feature: 'branding', key: configKey({ kind: 'colour', name: 'primaryColor' }) },
  address: { feature: 'warehouses', key: DEFAULT_WAREHOUSE_KEY },
  carrier: { feature: 'carriers', key: 'carriers.default' },
  reasons: { feature: 'return-reasons', key: REASONS_ENABLED_KEY },
  links: { feature: 'footer-links', key: configKey({ kind: 'footerLink', name: 'privacyPolicyUrl' }) },
  languages: { feature: 'languages', key: configKey({ kind: 'languages' }) },
};

/**
 * The checklist of a portal, computed from its configuration alone: nothing is ticked by hand, and what is pending counts
 * where the pending configuration is given.
 */
export function readinessOf(
  configuration: CompanyConfiguration,
  around: { readonly ownerLinks: FooterLinks; readonly isPublished: boolean },
): readonly ReadinessStep[] {
  const { assets, features, offeredCarriers = [], warehousesConfig = [] } = configuration;
  const [worst] = contrastProblems(configuredTheme(configuration)).toSorted((left, right) => left.ratio - right.ratio);
  const home = defaultWarehouse(warehousesConfig);
  const isServed = home?.enabled === true && home.place !== undefined;
  const carriers = carriersOf(configuration).filter(({ enabled }) => enabled);
  const reasons = offeredReasons(productOf(configuration).returnReasons ?? { enabled: false, reasons: [] });
  const own = footerLinks(features.footer, {});
  const links = footerLinks(features.footer, around.ownerLinks);
  const borrowing = borrowingLanguages(configuration);
  return [
    { step: 'logo', isDone: assets?.logoImage !== undefined },
    { step: 'colours', isDone: worst === undefined, ratio: worst?.ratio },
    { step: 'address', isDone: isServed, name: home?.locationName, town: home?.place?.address.town },
    {
      step: 'carrier',
      isDone: carriers.length > 0,
      names: carriers.map(
        ({ carrierCompanyId: id }) => offeredCarriers.find((offered) => offered.carrierCompanyId === id)?.name ?? id,
      ),
    },
    { step: 'reasons', isDone: reasons.length > 0, count: reasons.length },
    {
      step: 'links',
      isDone: links.privacyPolicyUrl !== undefined && links.termsAndConditionsUrl !== undefined,
      isOwners: own.privacyPolicyUrl === undefined && own.termsAndConditionsUrl === undefined,
    },
    { step: 'languages', isDone: borrowing.length === 0, borrowing },
    { step: 'published', isDone: around.isPublished },
  ];
}

function borrowingLanguages(configuration: CompanyConfiguration): readonly Language[] {
  const { offered, start } = consumerLanguages(configuration);
  return completenessOf(consumerTextOf(configuration), offered, start)
    .filter(({ borrowed }) => borrowed.length > 0)
    .map(({ language }) => language);
}
