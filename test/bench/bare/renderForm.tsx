import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { BareApplication } from './BareApplication.tsx';

/** The bare form as markup, for the page that has it before any script. */
export const renderForm = (): string =>
  renderToString(
    <StaticRouter location="/">
      <BareApplication />
    </StaticRouter>,
  );
