import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fields, as a page of the stand-in's own origin. The number stays here; the shop's page gets a method's id. */
const FIELDS = `<!doctype html><meta charset="utf-8"><title>Card</title>
<label>Card number <input id="number" inputmode="numeric"></label><p role="alert" id="problem"></p>
<script>
addEventListener('message', ({ data, source, origin }) => {
  if (data !== 'check') return;
  const number = document.getElementById('number').value.replace(/ /g, '');
  document.getElementById('problem').textContent = number === '' ? 'Enter a card number' : '';
  const card = { brand: 'visa', last4: number.slice(-4), exp_month: 12, exp_year: 2040 };
  source.postMessage(number === '' ? { empty: true } : { method: { id: 'pm_stand_in', card } }, origin);
});
</script>`;

/** The part of Stripe.js that the shop uses: frames of its own origin, and a method for what is typed there. */
const SCRIPT = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  const ask = (frame) => new Promise((resolve) => {
    const hear = (event) => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return;
      removeEventListener('message', hear);
      resolve(event.data);
    };
    addEventListener('message', hear);
    frame.contentWindow.postMessage('check', origin);
  });
  window.Stripe = (key) => {
    const frame = document.createElement('iframe');
    frame.title = 'Secure payment input frame';
    frame.src = origin + '/fields?key=' + encodeURIComponent(key);
    return {
      elements: () => ({
        create: () => ({
          on: (event, listener) => event === 'ready' && frame.addEventListener('load', listener),
          mount: (target) => target.append(frame),
          destroy: () => frame.remove(),
        }),
        submit: async () => ((await ask(frame)).empty ? { error: { type: 'validation_error' } } : {}),
      }),
      createPaymentMethod: async () => ({ paymentMethod: (await ask(frame)).method }),
    };
  };
})();`;

/** A stand-in for Stripe.js on an origin of its own, for shops with `STRIPE_SCRIPT_URL`. */
export class StripeStandIn {
  /** The paths that were requested so far. */
  readonly requested: string[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', ({ url = '' }, response) => {
      this.requested.push(url);
      const isScript = url === '/v3/';
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      response.end(isScript ? SCRIPT : FIELDS);
    });
  }

  static async open(): Promise<StripeStandIn> {
    const server = createServer();
    const standIn = new StripeStandIn(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get scriptUrl(): string {
    return `${this.origin}/v3/`;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
