import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';
import type { AdminConfiguration, ServiceExtensions } from '../../domain/branding/adminConfiguration.ts';
import { extensionNames } from '../../domain/branding/extensionNames.ts';
import { isOn } from '../../domain/company/merchantDefaults.ts';
import { isLanguage } from '../../domain/languages/language.ts';

export function adminConfigurationOf(carrier: string, document: AdminConfigDocument): AdminConfiguration {
  const { features, faviconOptions, defaultLanguage, auth = {} } = document;
  return {
    carrier,
    productName: document.productName,
    carrierName: document.carrierName,
    rootOrgId: document.rootOrgId ?? document.carrierName,
    logoUrl: document.logoUrl,
    altLogoUrl: document.altLogoUrl,
    subBrandName: document.subBrandName,
    subBrandLogoUrl: document.subBrandLogoUrl,
    shouldCheckForSubBrand: isOn(features.shouldCheckForSubBrand),
    brandColor: document.theme?.primaryColor,
    faviconOptions,
    loginWithExternalAuth: auth.loginWithExternalAuth === true,
    emailOnly: auth.emailOnly === true,
    validationException: auth.validationException === true,
    strongPassword: isOn(features.strongPassword),
    hiddenPages: features.hiddenPages?.paths,
    freeNames: isOn(features.freeNames),
    singleSignOnNoReDirect: auth.singleSignOnNoReDirect === true,
    widgetMode: features.widgetMode?.enabled === true,
    externalLogin: auth.external,
    widgetLogin: auth.widget,
    multipleLanguageSupport: isOn(features.multipleLanguageSupport),
    defaultLanguage: defaultLanguage !== undefined && isLanguage(defaultLanguage) ? defaultLanguage : undefined,
    offeredLanguages: document.languages?.filter(isLanguage),
    signup: {
      canSkipPreRegistration: features.signup?.skipPreRegistration,
      customersToUse: features.signup?.customersToUse,
    },
    navigation: features.navigation ?? {},
    footer: features.footer ?? {},
    features,
    extensions: Object.fromEntries(extensionNames.map((name) => [name, isOn(features[name])])) as ServiceExtensions,
  };
}
