import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { __Items__Gateway } from '../../application/__kebab__/__Items__Gateway.ts';
import { Submit__Items__ } from '../../application/__kebab__/Submit__Items__.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function __items__Module(bind: Bind): void {
  provide(
    bind,
    Submit__Items__,
    [CompanyStore, __Items__Gateway, Ids],
    (company, gateway, ids) => new Submit__Items__(company, gateway, ids),
  );
}
