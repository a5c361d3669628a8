import type { JsonSchema } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import schema from '../../../public/config.schema.json';
import { renderPage } from './OpenFile.tsx';
import { SideBySide } from './SideBySide.tsx';
import { useValueAndText } from './useValueAndText.ts';

function SchemaForm({ text: opened }: { readonly text: string }) {
  const { value, text, changeValue, changeText } = useValueAndText(opened);
  const form = (
    <JsonForms
      schema={schema as JsonSchema}
      data={value}
      renderers={vanillaRenderers}
      cells={vanillaCells}
      onChange={({ data }) => {
        if (data !== value) changeValue(data);
      }}
    />
  );
  return <SideBySide form={form} text={text} onText={changeText} />;
}

renderPage((text) => <SchemaForm text={text} />);
