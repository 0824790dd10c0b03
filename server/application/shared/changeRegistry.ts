import {
  brandingSubject,
  consumerTextSubject,
  dispositionsSubject,
  footerLinksSubject,
  languagesSubject,
  navigationSubject,
  ownerConfigSubject,
  settingsSubject,
} from '../../../src/domain/application-config/applicationConfigSubjects.ts';
import { carriersSubject } from '../../../src/domain/carriers/changes/carriersSubject.ts';
import { ChangeRegistry, type FeatureChanges } from '../../../src/domain/changes/changeRegistry.ts';
import type { ChangeSubject } from '../../../src/domain/changes/changeSubject.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { internationalSubject } from '../../../src/domain/international/internationalSubject.ts';
import { onboardingCommand } from '../../../src/domain/onboarding/onboardingCommand.ts';
import { returnReasonsSubject } from '../../../src/domain/return-reasons/returnReasonsSubject.ts';
import { returnRulesSubject } from '../../../src/domain/rules/changes/returnRulesSubject.ts';
import { storeNetworksSubject } from '../../../src/domain/store-networks/storeNetworksSubject.ts';
import { warehousesSubject } from '../../../src/domain/warehouses/changes/warehousesSubject.ts';

const subject = <Parsed extends PendingChange>(of: ChangeSubject<Parsed>): FeatureChanges => ({
  kind: 'subject',
  subject: of,
});

/** Every change subject: what the service reads recorded changes and differences of configurations by. */
export const changeRegistry = new ChangeRegistry({
  branding: subject(brandingSubject),
  'consumer-text': subject(consumerTextSubject),
  languages: subject(languagesSubject),
  navigation: subject(navigationSubject),
  'footer-links': subject(footerLinksSubject),
  settings: subject(settingsSubject),
  dispositions: subject(dispositionsSubject),
  'owner-configuration': subject(ownerConfigSubject),
  'return-reasons': subject(returnReasonsSubject),
  rules: subject(returnRulesSubject),
  international: subject(internationalSubject),
  warehouses: subject(warehousesSubject),
  carriers: subject(carriersSubject),
  'store-networks': subject(storeNetworksSubject),
  onboarding: { kind: 'command', command: onboardingCommand },
});
