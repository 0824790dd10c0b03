import { ContainerModule } from 'inversify';
import { LanguageStore } from '../../application/languages/LanguageStore.ts';
import { Translator } from '../../application/languages/Translator.ts';
import { provide } from './provide.ts';

export const languagesModule = new ContainerModule(({ bind }) => {
  provide(bind, LanguageStore, [Translator], (translator) => new LanguageStore(translator));
});
