import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { Boot } from '../../contract/boot.ts';
import { externalLoginAt } from '../domain/session/signInMethod.ts';
import { adminConfigurationOf } from '../infrastructure/branding/adminConfigurationOf.ts';
import { createI18n } from '../infrastructure/i18n/createI18n.ts';
import { SignInScene } from '../ui/features/session/sign-in/SignInScene.tsx';

/** Markup of the sign-in form for the service. The client hydrates the same tree. */
export function renderSignIn({ carrier, adminConfig, language, bundle, companyId }: Boot): string {
  const brand = adminConfigurationOf(carrier, adminConfig);
  const i18n = createI18n(language, bundle, () => Promise.resolve({ ok: false, error: { kind: 'not-found' } }));
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <SignInScene
        brand={brand}
        companyId={companyId}
        version={__APP_VERSION__}
        onLanguageChange={() => undefined}
        onSignIn={() => Promise.resolve(undefined)}
        onExternalSignIn={externalLoginAt(brand, companyId) && (() => Promise.resolve(undefined))}
      />
    </I18nextProvider>,
  );
}
