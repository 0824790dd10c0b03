import { LanguageStore } from '../../application/languages/LanguageStore.ts';
import { Translator } from '../../application/languages/Translator.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function languagesModule(bind: Bind): void {
  provide(bind, LanguageStore, [Translator], (translator) => new LanguageStore(translator));
}
