import { setHoverDelegateFactory } from 'monaco-editor/base/browser/ui/hover/hoverDelegateFactory';
import { StandaloneServices } from 'monaco-editor/editor/standalone/browser/standaloneServices';
import { WorkbenchHoverDelegate } from 'monaco-editor/platform/hover/browser/hover';
import { IInstantiationService } from 'monaco-editor/platform/instantiation/common/instantiation';

/**
 * Creates the hovers of all editors with services that live as long as the page. Every new editor creates them with its own
 * services, and after these are disposed of, no button bar, find box or problem view opens (microsoft/monaco-editor#4612).
 */
export function restoreHoverServices(): void {
  setHoverDelegateFactory((placement, isInstant) =>
    StandaloneServices.get(IInstantiationService).createInstance(
      WorkbenchHoverDelegate,
      placement,
      { instantHover: isInstant },
      {},
    ),
  );
}
