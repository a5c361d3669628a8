import type { Scene } from './useBranding.ts';

const places = ['Reviews', 'Sources', 'Reports'];

/** A sketch of the user interface outside the wizards. Only the support link of its toolbar is documented. Rendered inside a stage. */
export function UiToolbar({ scene }: { readonly scene: Scene }) {
  const { supportLink } = scene.branding;
  return (
    <div className="ui">
      <div className="uiToolbar" data-part="ui-toolbar">
        <span className="title">Access reviews</span>
        <span className="places">
          {places.map((place) => (
            <span key={place} className={place === 'Reviews' ? 'current' : 'step'}>
              {place}
            </span>
          ))}
        </span>
        {supportLink.kind === 'link' && (
          <span className="support" data-part="support">
            Support ↗
          </span>
        )}
        <span className={supportLink.kind === 'link' ? 'avatar' : 'avatar last'}>MK</span>
      </div>
      <div className="uiBody">
        <div className="reviewTitle">Your reviews</div>
        <div className="uiRow">
          <span className="name">Cardiology ward</span>
          <span className="dim">due 30 June</span>
        </div>
        <div className="uiRow">
          <span className="name">Radiology</span>
          <span className="dim">due 14 July</span>
        </div>
      </div>
    </div>
  );
}
