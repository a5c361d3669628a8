import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import Hjson from 'hjson';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import schema from '../../../public/config.schema.json';
import { invariant } from '../../../src/text/index.ts';
import { OpenFile, SideBySide } from './SideBySide.tsx';

/** The usual page of this kind: the value is the truth, and each change rewrites the whole text. */
function SchemaForm({ text: opened }: { readonly text: string }) {
  const [value, setValue] = useState<unknown>(() => Hjson.parse(opened));
  const [text, setText] = useState(opened);

  function takeText(changed: string) {
    setText(changed);
    try {
      setValue(Hjson.parse(changed));
    } catch {
      // The form keeps the last value that could be read.
    }
  }

  const form = (
    <Form
      schema={schema as RJSFSchema}
      validator={validator}
      formData={value}
      liveValidate
      onChange={({ formData }) => {
        setValue(formData);
        setText(Hjson.stringify(formData));
      }}
    />
  );
  return <SideBySide form={form} text={text} onText={takeText} />;
}

const root = document.getElementById('root');
invariant(root, 'the page has a root element');
createRoot(root).render(<OpenFile>{(text) => <SchemaForm text={text} />}</OpenFile>);
