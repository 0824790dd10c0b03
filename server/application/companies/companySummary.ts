import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { merchantArea } from '../../../src/domain/merchants/merchantArea.ts';
import { isPortalActive, type FooterLinks } from '../../../src/domain/company/companyConfiguration.ts';
import { carriersInUse } from '../../../src/domain/carriers/companyCarriers.ts';
import { limitedDaysOf, type LimitedDays } from '../../../src/domain/merchants/limitedDays.ts';
import { type OwnPart, ownPartsOf } from '../../../src/domain/merchants/ownPart.ts';
import { ownFooterLinks } from '../../../src/domain/navigation/pageFooter.ts';

export type CompanySummary = {
  readonly name: string;
  readonly contactName: string | undefined;
  readonly portalActive: boolean;
  /** Region of the default return address, or of the first one. */
  readonly area: string | undefined;
  readonly ownLinks: FooterLinks;
  readonly ownParts: readonly OwnPart[];
  readonly limitedDays: LimitedDays;
  readonly carriersInUse: readonly string[];
};

export function companySummaryOf(document: MerchantConfigDocument): CompanySummary {
  return {
    name: document.name,
    contactName: document.contactName || undefined,
    portalActive: isPortalActive(document),
    area: merchantArea(document.warehousesConfig),
    ownLinks: ownFooterLinks(document.features.footer),
    ownParts: ownPartsOf(document),
    limitedDays: limitedDaysOf(document),
    carriersInUse: carriersInUse(document),
  };
}
