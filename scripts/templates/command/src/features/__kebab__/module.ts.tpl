import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { __Items__Gateway } from '../../application/__kebab__/__Items__Gateway.ts';
import { Submit__Items__ } from '../../application/__kebab__/Submit__Items__.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { provideClass, type Bind } from '../../infrastructure/ioc/provide.ts';

export function __items__Module(bind: Bind): void {
  provideClass(bind, Submit__Items__, [CompanyStore, __Items__Gateway, Ids]);
}
