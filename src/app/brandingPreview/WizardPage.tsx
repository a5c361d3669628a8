import type { CSSProperties } from 'react';
import defaultLogo from './defaultLogo.svg';
import { cssColour } from './resolveColour.ts';
import type { Scene } from './useBranding.ts';

const steps = ['Scope', 'Review', 'Confirm'];

interface WizardPageProps {
  readonly scene: Scene;
  readonly showsSlot: boolean;
}

/** The access review wizard: what its toolbar looks like, above a page of placeholders. Rendered inside a stage. */
export function WizardPage({ scene, showsSlot }: WizardPageProps) {
  const { toolbarBackground, toolbarText } = scene.branding;
  const colours = {
    '--toolbar-background': cssColour(toolbarBackground.rgba),
    '--toolbar-text': cssColour(toolbarText.rgba),
  } as CSSProperties;
  return (
    <div className="wizard">
      <div className="toolbarGround">
        <div className="toolbar" data-part="toolbar" style={colours}>
          <span className={showsSlot ? 'slot outlined' : 'slot'} data-part="slot">
            <Logo scene={scene} />
          </span>
          <span className="title">Access review</span>
          <span className="steps">
            <span className="stepCount">Step 2 of 3</span>
            <span className="stepNames">
              {steps.map((step) => (
                <span key={step} className={step === 'Review' ? 'current' : ''}>
                  {step}
                </span>
              ))}
            </span>
          </span>
        </div>
      </div>
      <div className="body">
        <div className="lines">
          {[58, 96, 83, 69].map((width) => (
            <div key={width} className="line" style={{ width: `${width}%` }} />
          ))}
        </div>
        <div className="table">
          {[70, 55, 80, 62].map((width) => (
            <div key={width} className="row">
              <div className="line" style={{ width: `${width}%` }} />
              <div className="line" style={{ width: `${120 - width}%` }} />
              <div className="pill" />
              <div className="pill" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function Logo({ scene: { branding, logo } }: { readonly scene: Scene }) {
  if (logo?.image) return <img data-part="logo" src={logo.image.url} alt="Logo" />;
  if (branding.logoPath === '')
    return <img data-part="logo" src={defaultLogo} alt="Our stand-in for the default logo" />;
  return <span className="missing">{lastSegment(branding.logoPath)}</span>;
}

/** The file name of a path, with slashes or backslashes. */
export function lastSegment(path: string): string {
  return path.split(/[\\/]/).findLast((segment) => segment !== '') ?? path;
}
