import { createServer } from 'node:http';
import { once } from 'node:events';

/**
 * Starts a warehouse that is told about new orders, for the crash script. `environment` makes a backend tell it; `reports`
 * is how often it was told about each order.
 */
export const startWarehouse = async () => {
  const reports = new Map();
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const { type, orderId } = JSON.parse(body);
      if (type === 'order.placed') reports.set(orderId, (reports.get(orderId) ?? 0) + 1);
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    reports,
    environment: {
      FULFILMENT_WEBHOOK_URL: `http://127.0.0.1:${server.address().port}/orders`,
      FULFILMENT_WEBHOOK_SECRET: 'a-secret-of-the-crash-script-0123456789',
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
};
