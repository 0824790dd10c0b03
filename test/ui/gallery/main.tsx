import { createRoot } from 'react-dom/client';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { bundleLocaleOf, isLanguage } from '../../../src/domain/languages/language.ts';
import { createI18n } from '../../../src/infrastructure/i18n/createI18n.ts';
import { bundledLocaleGateway } from '../../../src/infrastructure/languages/bundledLocaleGateway.ts';
import '../../../src/ui/shared/styles/global.scss';
import { applyAccent } from '../../../src/ui/shared/applyAccent.ts';
import { loadLanguageFonts } from '../../../src/ui/shared/styles/loadLanguageFonts.ts';
import { Gallery } from './Gallery.tsx';

// ?lang=ar&theme=dark&brand=e4002b&open=drawer
const parameters = new URLSearchParams(location.search);
const requestedLanguage = parameters.get('lang') ?? 'en';
const language = isLanguage(requestedLanguage) ? requestedLanguage : 'en';
const root = document.documentElement;
root.lang = language;
root.dir = language === 'ar' ? 'rtl' : 'ltr';
root.dataset['theme'] = parameters.get('theme') ?? 'system';
const brand = parameters.get('brand');
if (brand !== null) applyAccent(`#${brand}`);

await loadLanguageFonts(language);
const texts = await bundledLocaleGateway().read(bundleLocaleOf(language));
if (!texts.ok) throw new Error('the texts are not there');
const i18n = createI18n(language, texts.value, async () => texts);
const element = document.getElementById('root');
if (element)
  createRoot(element).render(
    <I18nProvider locale={language}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <Gallery language={language} open={parameters.get('open') ?? ''} />
        </MemoryRouter>
      </I18nextProvider>
    </I18nProvider>,
  );
