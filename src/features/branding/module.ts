import { AdminConfigGateway } from '../../application/branding/AdminConfigGateway.ts';
import { AnnouncedExtensions } from '../../application/branding/AnnouncedExtensions.ts';
import { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { FollowOwner } from '../../application/branding/FollowOwner.ts';
import { Pictures } from '../../application/branding/logo/Pictures.ts';
import { MerchantBrandGateway } from '../../application/branding/MerchantBrandGateway.ts';
import { MerchantBrandStore } from '../../application/branding/MerchantBrandStore.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { Analytics } from '../../application/shared/Analytics.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { ErrorReporter } from '../../application/shared/ErrorReporter.ts';
import { lazyGateway } from '../../infrastructure/ioc/lazyGateway.ts';
import { provide, provideClass, type Bind } from '../../infrastructure/ioc/provide.ts';

export function brandingModule(bind: Bind): void {
  provideClass(bind, AnnouncedExtensions, []);
  provideClass(bind, BrandingStore, [AdminConfigGateway, Analytics, ErrorReporter, AnnouncedExtensions]);
  provideClass(bind, FollowOwner, [CompanyStore, BrandingStore]);
  provideClass(bind, MerchantBrandStore, [MerchantBrandGateway, BrandingStore, Clock]);
  provide(bind, Pictures, [], () =>
    lazyGateway<Pictures>({ open: true, cleanDrawing: true }, async () => {
      const { browserPictures } = await import('../../infrastructure/pictures/browserPictures.ts');
      return browserPictures;
    }),
  );
}
