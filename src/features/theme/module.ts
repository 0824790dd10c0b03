import { LocalStorage } from '../../application/shared/KeyValueStorage.ts';
import { AppearanceStore } from '../../application/theme/AppearanceStore.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function themeModule(bind: Bind): void {
  provide(bind, AppearanceStore, [LocalStorage], (storage) => new AppearanceStore(storage));
}
