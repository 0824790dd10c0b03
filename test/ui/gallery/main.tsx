import { createRoot } from 'react-dom/client';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import '../../../src/ui/shared/styles/global.scss';
import { applyAccent } from '../../../src/ui/shared/applyAccent.ts';
import { loadLanguageFonts } from '../../../src/ui/shared/styles/loadLanguageFonts.ts';
import { Gallery } from './Gallery.tsx';

// ?lang=ar&theme=dark&brand=e4002b&open=drawer
const wish = new URLSearchParams(location.search);
const language = wish.get('lang') ?? 'en';
const root = document.documentElement;
root.lang = language;
root.dir = language === 'ar' ? 'rtl' : 'ltr';
root.dataset['theme'] = wish.get('theme') ?? 'system';
const brand = wish.get('brand');
if (brand !== null) applyAccent(`#${brand}`);

await loadLanguageFonts(language);
const element = document.getElementById('root');
if (element)
  createRoot(element).render(
    <I18nProvider locale={language}>
      <Gallery language={language} open={wish.get('open') ?? ''} />
    </I18nProvider>,
  );
