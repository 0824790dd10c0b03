import { DraftGateway, type DraftWrites } from '../../application/changes/drafts/DraftGateway.ts';
import { readDraftOver } from '../../infrastructure/changes/readDraftOver.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function changesService(bind: Bind): void {
  provide(bind, DraftGateway, [Http], (http) => ({
    ...fetchedGateway<DraftWrites>({ keep: true, drop: true }, async () => {
      const { HttpDraftWrites } = await import('../../infrastructure/changes/HttpDraftWrites.ts');
      return new HttpDraftWrites(http);
    }),
    read: readDraftOver(http),
  }));
}
