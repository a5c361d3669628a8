import type { CSSProperties } from 'react';
import { cssColour } from '../platform/resolveColour.ts';
import defaultLogo from './defaultLogo.svg';
import { drawnPart } from './drawnPart.ts';
import type { Scene } from './useBranding.ts';

const steps = ['Scope', 'Review', 'Confirm'];

interface SampleRow {
  readonly name: string;
  readonly unit: string;
  readonly access: string;
  readonly lastUsed: string;
  readonly decision: 'approved' | 'revoked' | undefined;
}

/** Invented people with invented access: what a reviewer decides on. */
const rows: readonly SampleRow[] = [
  {
    name: 'Amara Okafor',
    unit: 'Cardiology',
    access: 'Patient records, read and write',
    lastUsed: '2 days ago',
    decision: 'approved',
  },
  { name: 'Jonas Lindqvist', unit: 'Cardiology', access: 'Medication orders', lastUsed: 'today', decision: 'approved' },
  {
    name: 'Sofia Ribeiro',
    unit: 'left in March',
    access: 'Patient records, read',
    lastUsed: '94 days ago',
    decision: 'revoked',
  },
  {
    name: 'Tomasz Wrona',
    unit: 'Radiology',
    access: 'Image archive, administrator',
    lastUsed: 'never',
    decision: undefined,
  },
  { name: 'Hana Novak', unit: 'Cardiology', access: 'Ward planning', lastUsed: '5 days ago', decision: undefined },
];

interface WizardPageProps {
  readonly scene: Scene;
  readonly showsSlot: boolean;
}

/** A sketch of an access review wizard: the configured toolbar above an example of a review. Rendered inside a stage. */
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
          <span className="divider" />
          <span className="title">Access review</span>
          <span className="steps">
            <span className="stepCount">Step 2 of 3</span>
            <span className="stepNames">
              {steps.map((step) => (
                <span key={step} className={step === 'Review' ? 'current' : 'step'}>
                  {step}
                </span>
              ))}
            </span>
          </span>
        </div>
      </div>
      <Review />
    </div>
  );
}

function Review() {
  return (
    <div className="body">
      <div className="reviewHead">
        <div>
          <div className="reviewTitle">Cardiology ward</div>
          <div className="dim">Quarterly review · reviewer Maria Keller · due 30 June</div>
        </div>
        <div className="progress">
          <span>18 of 42 decided</span>
          <div className="track">
            <div className="done" />
          </div>
        </div>
      </div>
      <div className="people">
        <div className="person head">
          <span>Person</span>
          <span>Access</span>
          <span className="lastUsed">Last used</span>
          <span />
        </div>
        {rows.map((row) => (
          <PersonRow key={row.name} row={row} />
        ))}
      </div>
      <div className="foot">
        <span className="ghost">Back</span>
        <span className="next">Next: Confirm</span>
      </div>
    </div>
  );
}

function PersonRow({ row: { name, unit, access, lastUsed, decision } }: { readonly row: SampleRow }) {
  return (
    <div className="person" data-part="person">
      <span className="who">
        <span className="avatar">{initials(name)}</span>
        <span className="names">
          <span className="name">{name}</span>
          <span className="dim small">{unit}</span>
        </span>
      </span>
      <span className="access">{access}</span>
      <span className="lastUsed dim">{lastUsed}</span>
      <span className="decisions">
        <span className={decision === 'approved' ? 'decision approved' : 'decision'}>✓ Approve</span>
        <span className={decision === 'revoked' ? 'decision revoked' : 'decision'}>✕ Revoke</span>
      </span>
    </div>
  );
}

function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word[0])
    .join('');
}

function Logo({ scene: { branding, logo } }: { readonly scene: Scene }) {
  if (logo?.image) return <img data-part="logo" src={logo.image.url} alt="Logo" />;
  if (branding.logoPath === '')
    return <img data-part="logo" src={defaultLogo} alt="Our stand-in for the default logo" />;
  return <span className="missing">{drawnPart(lastSegment(branding.logoPath))}</span>;
}

/** The file name of a path, with slashes or backslashes. */
export function lastSegment(path: string): string {
  return path.split(/[\\/]/).findLast((segment) => segment !== '') ?? path;
}
