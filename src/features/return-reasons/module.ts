import { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { ChangeCommentPattern } from '../../application/return-reasons/ChangeCommentPattern.ts';
import { PatternEngine } from '../../application/return-reasons/PatternEngine.ts';
import { ReturnReasonsStore } from '../../application/return-reasons/ReturnReasonsStore.ts';
import { LazyRe2PatternEngine } from '../../infrastructure/patterns/LazyRe2PatternEngine.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function returnReasonsModule(bind: Bind): void {
  provide(bind, PatternEngine, [], () => new LazyRe2PatternEngine());
  provide(
    bind,
    ReturnReasonsStore,
    [CompanyStore, PendingChangesStore],
    (company, changes) => new ReturnReasonsStore(company, changes),
  );
  provide(
    bind,
    ChangeCommentPattern,
    [PatternEngine, ReturnReasonsStore],
    (engine, reasons) => new ChangeCommentPattern(engine, reasons),
  );
}
