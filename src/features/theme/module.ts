import { LocalStorage } from '../../application/shared/KeyValueStorage.ts';
import { AppearanceStore } from '../../application/theme/AppearanceStore.ts';
import { provideClass, type Bind } from '../../infrastructure/ioc/provide.ts';

export function themeModule(bind: Bind): void {
  provideClass(bind, AppearanceStore, [LocalStorage]);
}
