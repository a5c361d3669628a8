import type { Scene } from './useBranding.ts';

/** The toolbar of the user interface outside the wizards. Only its support link is documented. Rendered inside a stage. */
export function UiToolbar({ scene }: { readonly scene: Scene }) {
  return (
    <div className="uiToolbar" data-part="ui-toolbar">
      <span className="title">UI toolbar</span>
      <span className="line uiToolbarLine" />
      <span className="line uiToolbarLine" />
      {scene.branding.supportLink.kind === 'link' && (
        <span className="support" data-part="support">
          Support ↗
        </span>
      )}
    </div>
  );
}
