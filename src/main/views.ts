export { App } from '../ui/app/App.tsx';
export { prepareRoute } from '../ui/app/prepareRoute.ts';
