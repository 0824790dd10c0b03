import { LanguageStore } from '../../application/languages/LanguageStore.ts';
import { Translator } from '../../application/languages/Translator.ts';
import { provideClass, type Bind } from '../../infrastructure/ioc/provide.ts';

export function languagesModule(bind: Bind): void {
  provideClass(bind, LanguageStore, [Translator]);
}
