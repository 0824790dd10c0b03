import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BareApplication } from './BareApplication.tsx';

createRoot(document.querySelector('#root')!).render(
  <BrowserRouter>
    <BareApplication />
  </BrowserRouter>,
);
