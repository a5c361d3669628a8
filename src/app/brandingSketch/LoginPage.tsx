import type { CSSProperties } from 'react';
import { standIn } from '../../branding/index.ts';
import { cssColour } from '../platform/resolveColour.ts';
import defaultBackground from './defaultBackground.svg';
import { drawnPart } from './drawnPart.ts';
import type { Scene } from './useBranding.ts';
import { lastSegment } from './WizardPage.tsx';

const primary = { '--primary': cssColour(standIn.primaryBlue) } as CSSProperties;

/** A sketch of the login page: background and the button with the organisation's name. Rendered inside a stage. */
export function LoginPage({ scene }: { readonly scene: Scene }) {
  const name = drawnPart(scene.branding.organisationName?.trim() ?? '');
  return (
    <div className="login" style={primary}>
      <Backdrop scene={scene} />
      <div className="card" data-part="card">
        <span className="cardTitle">Access reviews</span>
        <span className="cardText">Use your organisation’s account.</span>
        <span className="loginButton" data-part="login-button">
          {name ? (
            <>
              Sign in with <bdi>{name}</bdi>
            </>
          ) : (
            'Sign in'
          )}
        </span>
      </div>
    </div>
  );
}

function Backdrop({ scene: { branding, background } }: { readonly scene: Scene }) {
  if (background?.image) return <img className="backdrop" data-part="background" src={background.image.url} alt="" />;
  if (branding.backgroundPath === '') {
    return <img className="backdrop" data-part="background" src={defaultBackground} alt="" />;
  }
  return <span className="missingBackdrop">{drawnPart(lastSegment(branding.backgroundPath))}</span>;
}
