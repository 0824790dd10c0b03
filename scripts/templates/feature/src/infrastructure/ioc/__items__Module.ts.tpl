import { ContainerModule } from 'inversify';
import { Add__Item__ } from '../../application/__kebab__/Add__Item__.ts';
import { List__Items__ } from '../../application/__kebab__/List__Items__.ts';
import { __Item__Gateway } from '../../application/__kebab__/__Item__Gateway.ts';
import { __Items__Store } from '../../application/__kebab__/__Items__Store.ts';
import { provide } from './provide.ts';

export const __items__Module = new ContainerModule(({ bind }) => {
  provide(bind, List__Items__, [__Item__Gateway], (gateway) => new List__Items__(gateway));
  provide(bind, Add__Item__, [__Item__Gateway], (gateway) => new Add__Item__(gateway));
  provide(bind, __Items__Store, [List__Items__, Add__Item__], (list, add) => new __Items__Store(list, add));
});
