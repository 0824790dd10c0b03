import { startPreview } from '../ui/consumer/startPreview.tsx';

const container = document.getElementById('portal');
if (container) startPreview(container);
