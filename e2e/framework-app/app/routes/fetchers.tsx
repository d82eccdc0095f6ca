import { useFetcher, useFetchers } from 'react-router';
import type { action, loader } from './notes.ts';

export default function Fetchers() {
  const loaded = useFetcher<typeof loader>();
  const submitted = useFetcher<typeof action>({ key: 'submitted' });
  const sent = useFetcher<typeof action>();
  const sameKey = useFetcher<typeof action>({ key: 'submitted' });
  const busy = useFetchers().length;
  return (
    <>
      <button type="button" onClick={() => void loaded.load('/notes?of=one')}>
        Load
      </button>
      <output aria-label="Loaded">{loaded.data?.note}</output>
      <button type="button" onClick={() => void submitted.submit({ text: 'two' }, { method: 'post', action: '/notes' })}>
        Submit
      </button>
      <output aria-label="Submitted">{sameKey.data?.note}</output>
      <sent.Form method="put" action="/notes">
        <input type="hidden" name="text" value="three" />
        <button>Send</button>
      </sent.Form>
      <output aria-label="Sent">{sent.data?.note}</output>
      <output aria-label="Busy">{busy}</output>
    </>
  );
}
