import { MerchantDirectory } from '../../application/merchants/MerchantDirectory.ts';
import { MerchantsStore } from '../../application/merchants/MerchantsStore.ts';
import { SessionStorage } from '../../application/shared/KeyValueStorage.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function merchantsModule(bind: Bind): void {
  provide(
    bind,
    MerchantsStore,
    [MerchantDirectory, SessionStorage],
    (directory, storage) => new MerchantsStore(directory, storage),
  );
}
