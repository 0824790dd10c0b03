import { MemoryRouter } from 'react-router-dom';
import { Pictures } from '../../../src/application/branding/logo/Pictures.ts';
import type { Pixels } from '../../../src/domain/branding/logo/pixels.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { BrandingPage } from '../../../src/ui/features/branding/BrandingPage.tsx';
import '../../../src/ui/features/branding/logo/NewLogo.tsx';
import { InMemoryPictures } from '../../support/fakes/InMemoryPictures.ts';
import { anEnvironment } from '../../support/workspace.ts';
import { renderDock } from '../publishing/renderDock.tsx';

/** ACME's branding page with the publish dock, using the demo's container. */
export async function renderBranding({ pixels }: { readonly pixels?: Pixels } = {}) {
  const pictures = new InMemoryPictures();
  if (pixels) pictures.pixels = pixels;
  const beside = (
    <MemoryRouter initialEntries={['/ACME/branding']}>
      <BrandingPage />
    </MemoryRouter>
  );
  return renderDock(anEnvironment(), {
    beside,
    replace: (bind) => provide(bind, Pictures, [], () => pictures),
  });
}
