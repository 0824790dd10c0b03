import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { PublishingStore } from '../../../src/application/publishing/PublishingStore.ts';
import { ReviewModeStore } from '../../../src/application/review-mode/ReviewModeStore.ts';
import { editPart } from '../../../src/domain/application-config/configEdits.ts';
import { accentProperties } from '../../../src/domain/theme/accentProperties.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { openApp } from './renderApp.tsx';
import { adminPage, merchantPage, pageOf } from './testPages.tsx';
import { actFor } from '../../support/actFor.ts';

const pages = [adminPage('/merchants/overview', pageOf('Merchants')), merchantPage('/start', pageOf('Start'))];

const accent = () => document.documentElement.style.getPropertyValue('--brand-light-solid');
const accentOf = (colour: string) => new Map<string, string>(accentProperties(colour)).get('--brand-light-solid');

it("the admin pages apply the owner's newly published colour, footer links and navigation without a reload [BR-4] [NV-1] [SH-7]", async () => {
  const { services, show } = await openApp(aSample(), 'HOUSE', 'admin');
  await actFor(services.get(ReviewModeStore), 'HOUSE', 'Our own');
  show('/merchants/HOUSE/start', pages);
  await screen.findByRole('contentinfo');
  await waitFor(() => expect(accent()).toBe(accentOf('#4a90e2')));

  const { configuration } = services.get(CompanyStore);
  if (!configuration) throw new Error('the organisation is not open');
  const privacy = 'https://own.example/privacy';
  const navigation = { version: '2', sections: [{ pages: [{ title: 'Our shops', url: '/merchants/overview' }] }] };
  services
    .get(PendingChangesStore)
    .edit([
      editPart(configuration, { kind: 'colour', name: 'primaryColor' }, '#a01040'),
      editPart(configuration, { kind: 'footerLink', name: 'privacyPolicyUrl' }, privacy),
      editPart(configuration, { kind: 'navigation' }, navigation),
    ]);
  expect([...services.get(PendingChangesStore).list].map(({ type }) => type)).toEqual(
    Array.from({ length: 3 }, () => 'APPLICATION_CONFIG_OWNER'),
  );
  await act(() => services.get(PublishingStore).publish(3000));
  expect(services.get(PublishingStore).state.kind).toBe('published');

  await waitFor(() => expect(accent()).toBe(accentOf('#a01040')));
  await userEvent.click(screen.getByRole('button', { name: 'Leave review' }));
  await screen.findByRole('heading', { name: 'Merchants' });
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link').getAttribute('href')).toBe(privacy);
  expect(await screen.findByRole('link', { name: 'Our shops' })).toBeTruthy();
});
