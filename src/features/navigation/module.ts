import { ShortcutsStore } from '../../application/commands/ShortcutsStore.ts';
import { LocalStorage } from '../../application/shared/KeyValueStorage.ts';
import { provideClass, type Bind } from '../../infrastructure/ioc/provide.ts';

export function navigationModule(bind: Bind): void {
  provideClass(bind, ShortcutsStore, [LocalStorage]);
}
