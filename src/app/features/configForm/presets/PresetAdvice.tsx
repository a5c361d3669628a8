import type { SectionId } from '../../../../config/index.ts';
import { appliedPreset } from '../../../../presets/index.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useSectionSnapshot } from '../option/useSectionSnapshot.ts';
import styles from './PresetMenu.module.css';

/** What the provider of a section advises besides the values of its preset, while these are filled in. */
export function PresetAdvice({ section }: { readonly section: SectionId }) {
  const preset = appliedPreset(section, useSectionSnapshot(section).config);
  if (!preset?.note) return null;
  return (
    <div className={styles.advice}>
      <Notice kind="hint">
        {preset.name} – {preset.note}
      </Notice>
    </div>
  );
}
