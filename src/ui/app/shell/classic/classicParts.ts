export { ClassicNavigation } from './ClassicNavigation.tsx';
export { PersonalMenu } from './PersonalMenu.tsx';
export { ShellHeader } from './ShellHeader.tsx';
