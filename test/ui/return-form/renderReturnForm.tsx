import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '../../../src/domain/languages/language.ts';
import type { SampleData } from '../../../sample/SampleData.ts';
import { ReturnFormPage } from '../../../src/ui/features/return-form/ReturnFormPage.tsx';
import { aSample } from '../../support/samples/aSample.ts';
import { anEnvironment } from '../../support/workspace.ts';
import { renderDock } from '../publishing/renderDock.tsx';

/** The sample with an owner whose service writes what stands beside the products, or one that does not. */
function sampleWith(companySettings: boolean): SampleData {
  const sample = aSample();
  return {
    ...sample,
    owners: sample.owners.map((owner) => ({
      ...owner,
      adminConfig: { ...owner.adminConfig, features: { ...owner.adminConfig.features, companySettings } },
    })),
  };
}

export type ReturnFormOptions = { readonly companySettings?: boolean; readonly language?: Language };

/** The return form of ACME, with the publish dock, over the demo's own container. */
export async function renderReturnForm({ companySettings = true, language = 'en' }: ReturnFormOptions = {}) {
  const environment = anEnvironment(sampleWith(companySettings));
  const beside = (
    <MemoryRouter initialEntries={['/ACME/return-form']}>
      <ReturnFormPage />
    </MemoryRouter>
  );
  return { ...(await renderDock(environment, { beside, language })), environment };
}

const sectionOf = (title: string): HTMLElement => {
  const section = screen.getByRole('heading', { name: title }).closest('section');
  if (!section) throw new Error(`no card ${title}`);
  return section;
};

/** A card of the page by its title. */
export const card = (title: string) => within(sectionOf(title));
