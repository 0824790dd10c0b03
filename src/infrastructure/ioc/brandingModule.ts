import { ContainerModule } from 'inversify';
import { AdminConfigGateway } from '../../application/branding/AdminConfigGateway.ts';
import { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { Analytics } from '../../application/shared/Analytics.ts';
import { provide } from './provide.ts';

export const brandingModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    BrandingStore,
    [AdminConfigGateway, Analytics],
    (gateway, analytics) => new BrandingStore(gateway, analytics),
  );
});
