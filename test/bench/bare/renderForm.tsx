import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { BareApplication } from './BareApplication.tsx';

/** Renders the minimal form as HTML, for a page that contains the form before any script runs. */
export const renderForm = (): string =>
  renderToString(
    <StaticRouter location="/">
      <BareApplication />
    </StaticRouter>,
  );
