import { create } from 'axios';
import i18next from 'i18next';
import { Container } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

type Reason = { readonly code: string; readonly description: string; readonly enabled: boolean };
type Document = {
  readonly products: Readonly<Record<string, { readonly returnReasons?: { readonly reasons: Reason[] } }>>;
};
type Session = { readonly accessToken: string; readonly tokenType: string };

/** Minimal store for a page of return reasons. Makes one authenticated call. */
class ReasonsStore {
  reasons: readonly Reason[] = [];

  constructor() {
    makeAutoObservable(this);
  }

  async load(merchant: string): Promise<void> {
    const { accessToken: token, tokenType } = JSON.parse(sessionStorage.getItem('session')!) as Session;
    const headers = { authorization: `${tokenType} ${token}` };
    const { data } = await create().post<Document>('/api/merchant-config', { merchant, token }, { headers });
    const reasons = Object.values(data.products).flatMap(({ returnReasons }) => returnReasons?.reasons ?? []);
    runInAction(() => (this.reasons = reasons));
  }
}

const services = new Container();
services
  .bind(ReasonsStore)
  .toResolvedValue(() => new ReasonsStore())
  .inSingletonScope();
const i18n = i18next.createInstance();
const translation = { title: 'Return reasons', text: 'Reason', code: 'Code', offered: 'Offered' };
void i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { translation } }, initAsync: false });

const Reasons = observer(function Reasons({ store }: { readonly store: ReasonsStore }) {
  const texts = useTranslation();
  const t = texts.t as (key: string) => string;
  useEffect(
    function loadReasons() {
      void store.load(location.pathname.split('/')[1] ?? '');
    },
    [store],
  );
  return (
    <main>
      <h1>{t('title')}</h1>
      <table>
        <thead>
          <tr>
            <th>{t('text')}</th>
            <th>{t('code')}</th>
            <th>{t('offered')}</th>
          </tr>
        </thead>
        <tbody>
          {store.reasons.map(({ code, description, enabled }) => (
            <tr key={code}>
              <th scope="row">{description}</th>
              <td>{code}</td>
              <td>
                <input type="checkbox" aria-label={t('offered')} checked={enabled} readOnly />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
});

createRoot(document.querySelector('#root')!).render(
  <I18nextProvider i18n={i18n}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Reasons store={services.get(ReasonsStore)} />} />
      </Routes>
    </BrowserRouter>
  </I18nextProvider>,
);
