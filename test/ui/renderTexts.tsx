import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import { bundleLocaleOf, type Language } from '../../src/domain/languages/language.ts';
import { createI18n } from '../../src/infrastructure/i18n/createI18n.ts';
import { bundledLocaleGateway } from '../../src/infrastructure/languages/bundledLocaleGateway.ts';

/** Renders a node with a text provider and no other context. */
export async function renderTexts(node: ReactNode, language: Language = 'en'): Promise<HTMLElement> {
  const texts = await bundledLocaleGateway().read(bundleLocaleOf(language));
  if (!texts.ok) throw new Error('the texts are not there');
  const { container } = render(
    <I18nProvider locale={language}>
      <I18nextProvider i18n={createI18n(language, texts.value, async () => texts)}>{node}</I18nextProvider>
    </I18nProvider>,
  );
  return container;
}
