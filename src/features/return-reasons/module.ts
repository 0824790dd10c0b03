import { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { ChangeCommentPattern } from '../../application/return-reasons/ChangeCommentPattern.ts';
import { PatternEngine } from '../../application/return-reasons/PatternEngine.ts';
import { ReturnReasonsStore } from '../../application/return-reasons/ReturnReasonsStore.ts';
import { lazyRe2PatternEngine } from '../../infrastructure/patterns/lazyRe2PatternEngine.ts';
import { provide, provideClass, type Bind } from '../../infrastructure/ioc/provide.ts';

export function returnReasonsModule(bind: Bind): void {
  provide(bind, PatternEngine, [], () => lazyRe2PatternEngine);
  provideClass(bind, ReturnReasonsStore, [CompanyStore, PendingChangesStore]);
  provideClass(bind, ChangeCommentPattern, [PatternEngine, ReturnReasonsStore]);
}
