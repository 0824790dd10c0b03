import { PreviewLinksGateway } from '../../application/preview-links/PreviewLinksGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function previewLinksService(bind: Bind): void {
  provide(bind, PreviewLinksGateway, [Http], (http) =>
    fetchedGateway<PreviewLinksGateway>({ list: true, create: true, revoke: true, open: true }, async () => {
      const { HttpPreviewLinksGateway } = await import('../../infrastructure/preview-links/HttpPreviewLinksGateway.ts');
      return new HttpPreviewLinksGateway(http);
    }),
  );
}
