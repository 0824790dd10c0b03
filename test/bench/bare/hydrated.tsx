import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BareApplication } from './BareApplication.tsx';

hydrateRoot(
  document.querySelector('#root')!,
  <BrowserRouter>
    <BareApplication />
  </BrowserRouter>,
);
