import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Pictures } from '../../../src/application/branding/logo/Pictures.ts';
import type { Language } from '../../../src/domain/languages/language.ts';
import type { Pixels } from '../../../src/domain/branding/logo/pixels.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { BrandingPage } from '../../../src/ui/features/branding/BrandingPage.tsx';
import '../../../src/ui/features/branding/logo/NewLogo.tsx';
import { InMemoryPictures } from '../../support/fakes/InMemoryPictures.ts';
import { anEnvironment } from '../../support/workspace.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { renderDock } from '../publishing/renderDock.tsx';

export type BrandingOptions = { readonly language?: Language; readonly pixels?: Pixels };

/** The branding page of ACME with the publish dock, using the demo's container. */
export async function renderBranding({ language = 'en', pixels }: BrandingOptions = {}) {
  const pictures = new InMemoryPictures();
  if (pixels) pictures.pixels = pixels;
  const environment = anEnvironment(aSample());
  const beside = (
    <MemoryRouter initialEntries={['/ACME/branding']}>
      <BrandingPage />
    </MemoryRouter>
  );
  const rendered = await renderDock(environment, {
    beside,
    language,
    replace: (bind) => provide(bind, Pictures, [], () => pictures),
  });
  return { ...rendered, environment, pictures };
}

/** Queries within the card with this title. */
export function card(title: string) {
  const section = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  if (!section) throw new Error(`no card ${title}`);
  return within(section);
}
