import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { SampleData } from '../../../sample/SampleData.ts';
import { ReturnFormPage } from '../../../src/ui/features/return-form/ReturnFormPage.tsx';
import { aSample } from '../../support/samples/aSample.ts';
import { anEnvironment } from '../../support/workspace.ts';
import { renderDock } from '../publishing/renderDock.tsx';

/** The sample with an owner whose service can or cannot write company settings. */
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

/** Opens ACME's return form page with the publish dock, using the demo's container. */
export async function renderReturnForm({ companySettings = true } = {}) {
  const environment = anEnvironment(sampleWith(companySettings));
  const beside = (
    <MemoryRouter initialEntries={['/ACME/return-form']}>
      <ReturnFormPage />
    </MemoryRouter>
  );
  return renderDock(environment, { beside });
}

const sectionOf = (title: string): HTMLElement => {
  const section = screen.getByRole('heading', { name: title }).closest('section');
  if (!section) throw new Error(`no card ${title}`);
  return section;
};

/** Queries inside the card with this title. */
export const card = (title: string) => within(sectionOf(title));
