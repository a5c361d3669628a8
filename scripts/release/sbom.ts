import { createHash } from 'node:crypto';

interface Reference {
  readonly type: string;
}

interface Component {
  readonly name: string;
  readonly externalReferences?: readonly Reference[];
}

/** The parts of a software bill of materials in CycloneDX that are changed; the rest is passed on. */
export interface Bom {
  readonly serialNumber?: string;
  readonly metadata: { readonly timestamp?: string; readonly component: Component };
  readonly components: readonly Component[];
}

/**
 * The list of `npm sbom`, the same for the same packages and date: npm invents a serial number, and names the project after the folder that
 * it is in. The addresses that packages came from are left out: they belong to the machine that built the page.
 */
export function reproducibleBom(bom: Bom, name: string, date: Date): Bom {
  const { metadata, components } = bom;
  const content = {
    ...bom,
    metadata: {
      ...metadata,
      timestamp: date.toISOString(),
      component: withoutOrigin({ ...metadata.component, name }),
    },
    components: components.map(withoutOrigin),
  };
  return { ...content, serialNumber: serialNumberOf({ ...content, serialNumber: undefined }) };
}

function withoutOrigin(component: Component): Component {
  const { externalReferences = [] } = component;
  return { ...component, externalReferences: externalReferences.filter(({ type }) => type !== 'distribution') };
}

/** A UUID of version 8, whose bits are derived from the content. */
function serialNumberOf(content: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 0b0011) | 0b1000).toString(16);
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, variant + hash.slice(17, 20)];
  return `urn:uuid:${[...parts, hash.slice(20, 32)].join('-')}`;
}
