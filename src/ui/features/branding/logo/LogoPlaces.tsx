import { observer } from 'mobx-react-lite';
import { LogoPlace, type LogoPlaceProps } from './LogoPlace.tsx';
import styles from './LogoPlaces.module.scss';

export type LogoPlacesProps = Pick<LogoPlaceProps, 'editor' | 'draw'>;

/** Previews of the logo everywhere it appears in the portal. */
export const LogoPlaces = observer(function LogoPlaces({ editor, draw }: LogoPlacesProps) {
  if (editor.isOwners) return undefined;
  return (
    <div className={styles.places}>
      <LogoPlace name="headerLogoSize" editor={editor} draw={draw} />
      <LogoPlace name="loginAndSignupPageLogoSize" editor={editor} draw={draw} />
    </div>
  );
});
