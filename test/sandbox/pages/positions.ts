import { html } from 'hono/html';
import { euroText } from '../money';
import type { OrderPosition } from '../database/types';

export function positionsTable(positions: OrderPosition[], total: number) {
  const rows = positions.map(
    ({ name, count, price }) =>
      html`<tr>
        <td>${count} × ${name}</td>
        <td>${euroText(count * price)}</td>
      </tr>`,
  );
  return html`<table>
    <caption>
      Positionen
    </caption>
    <tbody>
      ${rows}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Gesamt inkl. USt.</th>
        <td>${euroText(total)}</td>
      </tr>
    </tfoot>
  </table>`;
}
