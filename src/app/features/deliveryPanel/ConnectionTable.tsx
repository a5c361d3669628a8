import { useState } from 'react';
import { connections, connectionsAsCsv, connectionsAsMarkdown } from '../../../delivery/index.ts';
import { useOtherVariables } from '../../page/otherVariables.ts';
import { exampleGateway, useSamples } from '../../page/samples.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { TableHead } from '../../ui/TableHead.tsx';
import { WordsOfKey } from '../../ui/WordsOfKey.tsx';
import styles from './DeliveryPanel.module.css';

/** What the network team asks for. Computed when it is opened. */
export function ConnectionTable() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.section} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.heading}>Connections for the network team</summary>
      {isOpen && <Rows />}
    </details>
  );
}

function Rows() {
  const document = useSelected((snapshot) => snapshot.document);
  const config = useSelected((snapshot) => snapshot.config);
  const gateways = new Set(useSamples().all.map(({ gatewayURL }) => gatewayURL));
  gateways.delete(exampleGateway);
  const rows = connections({ document, config }, useOtherVariables().set, [...gateways]);
  if (rows.length === 0) return <p className={styles.muted}>The configuration names no address.</p>;
  return (
    <div className={styles.effective}>
      <p className={styles.muted}>
        Proxies as Go chooses them for HTTP. Whether mail uses TLS is not documented. Gateways are those of the samples
        of the token request. No secret is in this table.
      </p>
      <div className={styles.row}>
        <CopyButton label="Copy connections as Markdown" text={() => connectionsAsMarkdown(rows)} />
        <CopyButton label="Copy connections as CSV" text={() => connectionsAsCsv(rows)} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <section className={styles.scroller} aria-label="Connections" tabIndex={0}>
        <table className={styles.table}>
          <TableHead columns={['Purpose', 'Host', 'Port', 'Protocol', 'TLS', 'Proxy']} />
          <tbody>
            {rows.map(({ purpose, host, port, protocol, tls, proxy }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and none has a state.
              <tr key={index}>
                <th scope="row">{purpose}</th>
                <td>
                  <WordsOfKey text={host} />
                </td>
                <td>{port}</td>
                <td>{protocol}</td>
                <td>{tls}</td>
                <td>{proxy}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
