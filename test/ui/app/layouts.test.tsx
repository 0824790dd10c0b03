import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SampleData } from '../../../sample/SampleData.ts';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { CompanyGateway } from '../../../src/application/company/CompanyGateway.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { editPart } from '../../../src/domain/application-config/configEdits.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { aDefaultAddress } from '../../support/samples/warehouses.ts';
import { withPrinter } from '../withPrinter.ts';
import { openApp } from './renderApp.tsx';
import { adminPage, merchantPage, pageOf } from './testPages.tsx';

const pages = [
  adminPage('/merchants/overview', pageOf('Merchants')),
  merchantPage('/start', pageOf('Start', ['/ACME/return-reasons', '/ACME/users'])),
  merchantPage('/return-reasons', pageOf('Reasons')),
  merchantPage('/users', pageOf('Users')),
];

type Configuration = NonNullable<SampleData['owners'][number]['merchants'][number]['configuration']>;

/** The sample with changed settings of ACME and of its owner. */
function aSampleWith(
  acme: (configuration: Configuration) => Configuration,
  features: Readonly<Record<string, unknown>> = {},
): SampleData {
  const sample = aSample();
  return {
    ...sample,
    owners: sample.owners.map((owner) => ({
      ...owner,
      adminConfig: { ...owner.adminConfig, features: { ...owner.adminConfig.features, ...features } },
      merchants: owner.merchants.map((merchant) =>
        merchant.companyId === 'ACME' ? { ...merchant, configuration: acme(merchant.configuration) } : merchant,
      ),
    })),
  };
}

const classic = (pagesOfNavigation: NonNullable<Configuration['features']['navigation']>['pages']) =>
  aSampleWith((configuration) => ({
    ...configuration,
    assets: { ...configuration.assets, logoImage: 'https://cdn.example/acme.png' },
    features: { ...configuration.features, navigation: { version: '1', pages: pagesOfNavigation } },
    warehousesConfig: [aDefaultAddress()],
  }));

const startAndReasons = [
  { title: 'Start', url: '/start' },
  { title: 'Returns', url: '', subItems: [{ title: 'Reasons', url: '/return-reasons' }] },
  { title: 'Not built', url: '', subItems: [{ title: 'Nothing', url: '/nothing' }] },
];

const navigation = () => screen.findByRole('navigation', { name: 'Main navigation' });
/** The application header. The page may contain another header. */
async function shellHeader(): Promise<HTMLElement> {
  await navigation();
  const header = screen.getAllByRole('banner').find((each) => each.closest('main') === null);
  if (!header) throw new Error('there is no header around the page');
  return header;
}

describe('a printed page', () => {
  it('starts with the company and the print date', async () => {
    await withPrinter(async (setPrinting) => {
      const { clock, show } = await openApp(aSample(), 'ACME');
      show('/ACME/start', pages);
      await screen.findByRole('heading', { level: 1, name: 'Start' });
      setPrinting(true);
      const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(clock.now());
      expect(screen.getByRole('main').textContent).toMatch(new RegExp(`^Acme.*${day}`, 'i'));
    });
  });
});

describe('the classic layout', () => {
  it('shows both logos, publish button and user menu in its header, and a footer below the page [SH-2] [SH-6] [PB-2]', async () => {
    const { services, show } = await openApp(classic(startAndReasons), 'ACME');
    show('/ACME/start', pages);
    await navigation();
    const header = within(await shellHeader());
    const [carrier, company] = [
      header.getByRole('img', { name: services.get(BrandingStore).configuration?.productName ?? '' }),
      header.getByRole('img', { name: 'Acme' }),
    ];
    expect(carrier).toBeTruthy();
    expect([company.style.maxBlockSize, company.style.maxInlineSize]).toEqual(['60px', 'min(300px, 100%)']);
    expect(header.getByRole('button', { name: /^Account of/ })).toBeTruthy();
    expect(header.getByRole('button', { name: /^Search/ }).getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
    expect(header.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);

    const { configuration } = services.get(CompanyStore);
    if (!configuration) throw new Error('no company is open');
    act(() =>
      services
        .get(PendingChangesStore)
        .edit([editPart(configuration, { kind: 'colour', name: 'primaryColor' }, '#a01040')]),
    );
    expect(header.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', false);
    const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }));
    expect(
      bar
        .getAllByRole('button')
        .slice(-2)
        .map(({ textContent }) => textContent),
    ).toEqual(['Review', expect.stringMatching(/^Publish/)]);
    expect(screen.getByRole('contentinfo').closest('main, nav, header')).toBeNull();
  });
});

describe('version 2 of the navigation', () => {
  it("lists the sub-pages of the current page's parent, and marks the current sub-page [SH-3]", async () => {
    const start = { title: 'Start', url: '/start' };
    const tabPage = { title: 'Tried', url: '/return-reasons/tried' };
    const { show } = await openApp(
      classic([start, { title: 'Reasons', url: '/return-reasons', subItems: [tabPage] }]),
      'ACME',
    );
    const all = [...pages, merchantPage('/return-reasons/tried', pageOf('Tried'))];
    show('/ACME/start', all, { newNavigation: true });
    const links = async () =>
      within(await navigation())
        .getAllByRole('link')
        .map((link) => `${link.textContent ?? ''}${link.getAttribute('aria-current') === 'page' ? ', here' : ''}`);
    expect(await links()).toEqual(['Start, here', 'Reasons']);
    await userEvent.click(within(await navigation()).getByRole('link', { name: 'Reasons' }));
    await waitFor(async () => expect(await links()).toEqual(['Start', 'Reasons, here', 'Tried']));
    await userEvent.click(within(await navigation()).getByRole('link', { name: 'Tried' }));
    await waitFor(async () => expect(await links()).toEqual(['Start', 'Reasons', 'Tried, here']));
  });
});

it('a page shows its spinner while the company is loading [SH-7]', async () => {
  const { services, show } = await openApp(aSample(), 'ACME');
  const gateway = services.get(CompanyGateway);
  const read = gateway.read.bind(gateway);
  let respond = (): void => undefined;
  const mayRespond = new Promise<void>((resolve) => {
    respond = resolve;
  });
  gateway.read = async (...parameters) => {
    await mayRespond;
    return read(...parameters);
  };
  show('/ACME/start', pages);
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector('[class*="spinner"] > [class*="page"]')).not.toBeNull();
  respond();
  await screen.findByRole('heading', { name: 'Start' });
  expect(document.querySelector('[class*="spinner"] > [class*="page"]')).toBeNull();
});

describe('a navigation entry with a web address', () => {
  const help = { title: 'Our handbook', url: 'https://handbook.acme.example/returns' };
  const listed = [{ title: 'Start', url: '/start' }, help, { title: 'Gone', url: '/gone' }];
  const sidebar = aSampleWith((configuration) => ({
    ...configuration,
    features: { ...configuration.features, navigation: { version: '2', pages: listed } },
  }));

  it.each([
    ['classic', classic(listed)],
    ['sidebar', sidebar],
  ])(
    'is a link that opens a new tab, in the %s layout; an entry with an unknown path is omitted [NV-1]',
    async (_, sample) => {
      const { show } = await openApp(sample, 'ACME');
      show('/ACME/start', pages);
      const link = within(await navigation()).getByRole('link', { name: 'Our handbook' });
      expect(link.getAttribute('href')).toBe(help.url);
      expect(link.getAttribute('target')).toBe('_blank');
      expect(within(await navigation()).queryByText('Gone')).toBeNull();
    },
  );
});
