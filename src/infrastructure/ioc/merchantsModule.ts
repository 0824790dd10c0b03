import { ContainerModule } from 'inversify';
import { MerchantDirectory } from '../../application/merchants/MerchantDirectory.ts';
import { MerchantsStore } from '../../application/merchants/MerchantsStore.ts';
import { provide } from './provide.ts';

export const merchantsModule = new ContainerModule(({ bind }) => {
  provide(bind, MerchantsStore, [MerchantDirectory], (directory) => new MerchantsStore(directory));
});
