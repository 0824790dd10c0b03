import { TranslationFiles } from '../../application/consumer-text/TranslationFiles.ts';
import { lazyGateway } from '../../infrastructure/ioc/lazyGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function consumerTextModule(bind: Bind): void {
  provide(bind, TranslationFiles, [], () =>
    lazyGateway<TranslationFiles>({ read: true }, async () => {
      const { xliffTranslationFiles } = await import('../../infrastructure/consumer-text/xliffTranslationFiles.ts');
      return xliffTranslationFiles;
    }),
  );
}
