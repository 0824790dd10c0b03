import i18next, { type i18n as I18n } from 'i18next';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import { SignIn } from './SignIn.tsx';
import { SignInStore } from './SignInStore.ts';

const texts = {
  title: 'Sign in',
  username: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  incomplete: 'All fields are required',
  refused: 'These credentials are not right',
};

function createTexts(): I18n {
  const i18n = i18next.createInstance();
  void i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: texts } }, initAsync: false });
  return i18n;
}

function createServices(): Container {
  const services = new Container();
  const store = Symbol('SignInStore');
  services
    .bind(store)
    .toResolvedValue(() => new SignInStore())
    .inSingletonScope();
  services.bind(SignInStore).toResolvedValue((made: unknown) => made as SignInStore, [store]);
  return services;
}

/** Page with all libraries of the application, but only a sign-in form. */
export function BareApplication(): ReactNode {
  return (
    <I18nextProvider i18n={createTexts()}>
      <Routes>
        <Route path="*" element={<SignIn store={createServices().get(SignInStore)} />} />
      </Routes>
    </I18nextProvider>
  );
}
