import { ContainerModule } from 'inversify';
import { LocalStorage } from '../../application/shared/KeyValueStorage.ts';
import { AppearanceStore } from '../../application/theme/AppearanceStore.ts';
import { provide } from './provide.ts';

export const themeModule = new ContainerModule(({ bind }) => {
  provide(bind, AppearanceStore, [LocalStorage], (storage) => new AppearanceStore(storage));
});
