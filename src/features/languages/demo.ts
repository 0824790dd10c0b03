import { ownerTexts } from '../../../sample/ownerTexts.ts';
import { LocaleGateway } from '../../application/languages/LocaleGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { bundledLocaleGateway } from '../../infrastructure/languages/bundledLocaleGateway.ts';

export function languagesDemo(bind: Bind): void {
  provide(bind, LocaleGateway, [], () => {
    const owners = new Map(Object.entries(ownerTexts));
    return bundledLocaleGateway((carrier, locale) => owners.get(carrier)?.[locale] ?? {});
  });
}
