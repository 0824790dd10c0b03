import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInStore } from './SignInStore.ts';

/** Simplest sign-in form that is possible with the libraries of the product. */
export const SignIn = observer(function SignIn({ store }: { readonly store: SignInStore }): ReactNode {
  const texts = useTranslation();
  // The texts belong to the benchmark, so the types do not contain their keys.
  const t = texts.t as (key: string) => string;
  return (
    <main>
      <h1>{t('title')}</h1>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void store.submit();
        }}
      >
        <p role="alert">{store.state === 'incomplete' || store.state === 'refused' ? t(store.state) : ''}</p>
        <label htmlFor="username">{t('username')}</label>
        <input
          id="username"
          name="username"
          value={store.username}
          onChange={(event) => store.type('username', event.currentTarget.value)}
        />
        <label htmlFor="password">{t('password')}</label>
        <input
          id="password"
          name="password"
          type="password"
          value={store.password}
          onChange={(event) => store.type('password', event.currentTarget.value)}
        />
        <button type="submit" aria-disabled={store.state === 'pending' || undefined}>
          {t('submit')}
        </button>
      </form>
    </main>
  );
});
