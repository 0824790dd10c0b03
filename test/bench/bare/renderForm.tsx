import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { BareApplication } from './BareApplication.tsx';

/** Markup of the minimal form, for the page that contains it before any script runs. */
export const renderForm = (): string =>
  renderToString(
    <StaticRouter location="/">
      <BareApplication />
    </StaticRouter>,
  );
