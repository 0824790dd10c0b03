import { MerchantDirectory } from '../../application/merchants/MerchantDirectory.ts';
import { MerchantsStore } from '../../application/merchants/MerchantsStore.ts';
import { SessionStorage } from '../../application/shared/KeyValueStorage.ts';
import { provideClass, type Bind } from '../../infrastructure/ioc/provide.ts';

export function merchantsModule(bind: Bind): void {
  provideClass(bind, MerchantsStore, [MerchantDirectory, SessionStorage]);
}
