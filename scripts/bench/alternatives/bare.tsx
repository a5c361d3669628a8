import Hjson from 'hjson';
import { BareForm } from './BareForm.tsx';
import { fieldsOf } from './fields.ts';
import { renderPage } from './OpenFile.tsx';

renderPage((text) => <BareForm fields={fieldsOf(Hjson.parse(text))} />);
