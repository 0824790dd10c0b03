import { ContainerModule } from 'inversify';
import { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { ChangeCommentPattern } from '../../application/return-reasons/ChangeCommentPattern.ts';
import { PatternEngine } from '../../application/return-reasons/PatternEngine.ts';
import { ReturnReasonsStore } from '../../application/return-reasons/ReturnReasonsStore.ts';
import { LazyRe2PatternEngine } from '../patterns/LazyRe2PatternEngine.ts';
import { provide } from './provide.ts';

export const returnReasonsModule = new ContainerModule(({ bind }) => {
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
});
