export { ClassicNavigation } from './ClassicNavigation.tsx';
export { ShellHeader } from './ShellHeader.tsx';
