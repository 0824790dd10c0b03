import { ContainerModule } from 'inversify';
import type { SampleData } from '../../../sample/SampleData.ts';
import { ApplicationConfigGateway } from '../../application/application-config/ApplicationConfigGateway.ts';
import { AdminConfigGateway } from '../../application/branding/AdminConfigGateway.ts';
import { MerchantBrandGateway } from '../../application/branding/MerchantBrandGateway.ts';
import { CarrierGateway } from '../../application/carriers/CarrierGateway.ts';
import { CompanyGateway } from '../../application/company/CompanyGateway.ts';
import { HistoryGateway } from '../../application/history/HistoryGateway.ts';
import { LocaleGateway } from '../../application/languages/LocaleGateway.ts';
import { MerchantDirectory } from '../../application/merchants/MerchantDirectory.ts';
import { OnboardingGateway } from '../../application/onboarding/OnboardingGateway.ts';
import { PublishGateway } from '../../application/publishing/PublishGateway.ts';
import { TabSignals } from '../../application/publishing/TabSignals.ts';
import { ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import { AppTokenGateway } from '../../application/session/AppTokenGateway.ts';
import { RuleGateway } from '../../application/rules/RuleGateway.ts';
import { SessionGateway } from '../../application/session/SessionGateway.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Connection } from '../../application/shared/Connection.ts';
import { PageFrame } from '../../application/shared/PageFrame.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { LocalStorage, SessionStorage } from '../../application/shared/KeyValueStorage.ts';
import { StoreNetworkGateway } from '../../application/store-networks/StoreNetworkGateway.ts';
import { AddressGateway } from '../../application/warehouses/AddressGateway.ts';
import { WarehouseGateway } from '../../application/warehouses/WarehouseGateway.ts';
import { InMemoryApplicationConfigGateway } from '../application-config/InMemoryApplicationConfigGateway.ts';
import { InMemoryAdminConfigGateway } from '../branding/InMemoryAdminConfigGateway.ts';
import { InMemoryMerchantBrandGateway } from '../branding/InMemoryMerchantBrandGateway.ts';
import { InMemoryCarrierGateway } from '../carriers/InMemoryCarrierGateway.ts';
import { InMemoryCompanyGateway } from '../company/InMemoryCompanyGateway.ts';
import { DemoService } from '../demo/DemoService.ts';
import { InMemoryHistoryGateway } from '../history/InMemoryHistoryGateway.ts';
import { BundledLocaleGateway } from '../languages/BundledLocaleGateway.ts';
import { InMemoryMerchantDirectory } from '../merchants/InMemoryMerchantDirectory.ts';
import { InMemoryTabSignals } from '../publishing/InMemoryTabSignals.ts';
import { InMemoryPublishGateway } from '../publishing/InMemoryPublishGateway.ts';
import { InMemoryReviewSessionGateway } from '../review-mode/InMemoryReviewSessionGateway.ts';
import { InMemoryAppTokenGateway } from '../session/InMemoryAppTokenGateway.ts';
import { InMemoryRuleGateway } from '../rules/InMemoryRuleGateway.ts';
import { InMemorySessionGateway } from '../session/InMemorySessionGateway.ts';
import { InMemoryStorage } from '../storage/InMemoryStorage.ts';
import { InMemoryStoreNetworkGateway } from '../store-networks/InMemoryStoreNetworkGateway.ts';
import { InMemoryAddressGateway } from '../warehouses/InMemoryAddressGateway.ts';
import { InMemoryWarehouseGateway } from '../warehouses/InMemoryWarehouseGateway.ts';
import { InMemoryOnboardingGateway } from '../onboarding/InMemoryOnboardingGateway.ts';
import { provide } from './provide.ts';

/** The adapters of the demo composition: everything in memory, forgotten on reload. */
export const demoAdapters = (sample: SampleData): ContainerModule =>
  new ContainerModule(({ bind }) => {
    provide(bind, DemoService, [], () => new DemoService(sample));
    provide(bind, SessionStorage, [], () => new InMemoryStorage());
    provide(bind, LocalStorage, [], () => new InMemoryStorage());
    provide(bind, AdminConfigGateway, [DemoService], (service) => new InMemoryAdminConfigGateway(service));
    provide(bind, MerchantBrandGateway, [DemoService], (service) => new InMemoryMerchantBrandGateway(service));
    provide(bind, CompanyGateway, [DemoService], (service) => new InMemoryCompanyGateway(service));
    provide(bind, SessionGateway, [DemoService], (service) => new InMemorySessionGateway(service));
    provide(bind, AppTokenGateway, [DemoService], (service) => new InMemoryAppTokenGateway(service));
    provide(bind, MerchantDirectory, [DemoService], (service) => new InMemoryMerchantDirectory(service));
    provide(
      bind,
      ReviewSessionGateway,
      [DemoService, Clock, Ids],
      (service, clock, ids) => new InMemoryReviewSessionGateway(service, clock, ids),
    );
    provide(bind, PublishGateway, [DemoService, Clock], (service, clock) => new InMemoryPublishGateway(service, clock));
    provide(bind, CarrierGateway, [DemoService], (service) => new InMemoryCarrierGateway(service));
    provide(bind, StoreNetworkGateway, [DemoService], (service) => new InMemoryStoreNetworkGateway(service));
    provide(bind, HistoryGateway, [DemoService], (service) => new InMemoryHistoryGateway(service));
    provide(bind, ApplicationConfigGateway, [DemoService], (service) => new InMemoryApplicationConfigGateway(service));
    provide(bind, RuleGateway, [DemoService, Ids], (service, ids) => new InMemoryRuleGateway(service, ids));
    provide(bind, WarehouseGateway, [DemoService, Ids], (service, ids) => new InMemoryWarehouseGateway(service, ids));
    provide(bind, AddressGateway, [DemoService], (service) => new InMemoryAddressGateway(service));
    provide(bind, OnboardingGateway, [DemoService], (service) => new InMemoryOnboardingGateway(service));
    provide(bind, LocaleGateway, [], () => new BundledLocaleGateway());
    // Each tab has a service of its own, so there is nothing to tell.
    provide(bind, TabSignals, [], () => new InMemoryTabSignals());
    // A service within the page is always reached.
    provide(bind, Connection, [], () => ({ isOnline: () => true, watch: () => () => undefined }));
    provide(bind, PageFrame, [], () => ({ isFramed: () => false, hasWidgetUtilities: () => false }));
  });
