import { screen } from '@testing-library/react';
import { use, type ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { FormDraftsContext } from '../../../src/ui/shared/forms/useStoredInput.ts';
import { defaultPage, type AppPage } from '../../../src/ui/shared/pages/AppPage.ts';

export function pageOf(heading: string, links: readonly string[] = []): ComponentType {
  return function TestPage() {
    const { companyId: _prefix, ...parameters } = useParams();
    return (
      <>
        <h1>{heading}</h1>
        <p data-testid="parameters">{JSON.stringify(parameters)}</p>
        {links.map((to) => (
          <Link key={to} to={to}>
            {to}
          </Link>
        ))}
      </>
    );
  };
}

export const merchantPage = (path: AppPage['path'], Page: ComponentType, more: Partial<AppPage> = {}): AppPage => ({
  ...defaultPage,
  path,
  titleKey: 'navigation.returnReasons',
  icon: 'list-checks',
  load: async () => Page,
  ...more,
});

export const adminPage = (path: AppPage['path'], Page: ComponentType, more: Partial<AppPage> = {}): AppPage => ({
  ...merchantPage(path, Page, more),
  audience: 'admin',
  titleKey: 'navigation.merchantsOverview',
});

/** A page with a button that fills a text field, and with the text that the field had when the page opened. */
export function TypingPage() {
  const drafts = use(FormDraftsContext);
  return (
    <>
      <h1>Start</h1>
      <output data-testid="kept">{String(drafts?.read('field') ?? 'nothing')}</output>
      <button type="button" onClick={() => drafts?.write('field', 'half')}>
        Type
      </button>
    </>
  );
}

export const textWhenOpened = (): string => screen.getByTestId('kept').textContent;
