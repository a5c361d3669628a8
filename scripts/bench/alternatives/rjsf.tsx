import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import schema from '../../../public/config.schema.json';
import { renderPage } from './OpenFile.tsx';
import { SideBySide } from './SideBySide.tsx';
import { useValueAndText } from './useValueAndText.ts';

function SchemaForm({ text: opened }: { readonly text: string }) {
  const { value, text, changeValue, changeText } = useValueAndText(opened);
  const form = (
    <Form
      schema={schema as RJSFSchema}
      validator={validator}
      formData={value}
      liveValidate
      onChange={({ formData }) => changeValue(formData)}
    />
  );
  return <SideBySide form={form} text={text} onText={changeText} />;
}

renderPage((text) => <SchemaForm text={text} />);
