import { ShortcutsStore } from '../../application/commands/ShortcutsStore.ts';
import { LocalStorage } from '../../application/shared/KeyValueStorage.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function navigationModule(bind: Bind): void {
  provide(bind, ShortcutsStore, [LocalStorage], (storage) => new ShortcutsStore(storage));
}
