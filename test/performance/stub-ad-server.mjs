import { createServer } from 'node:http';

/**
 * A minimal stub ad server in a separate process. It sends the same five ads to every request and accepts every report.
 * `SKUS` are its part numbers. It sends its port to its parent process.
 */
const skus = process.env.SKUS.split(',');

const generated = Buffer.from(
  JSON.stringify({
    ads: skus.map((gtin, index) => ({
      id: `display_bench${index}`,
      gtin,
      position: index + 1,
      expiry: '2099-01-01T00:00:00.000000000Z',
      discount: { amount: 0, minPrice: 0, maxPerCustomer: 0 },
      metadata: {},
    })),
    banners: [
      {
        id: 'display_banner',
        slotId: 'Category_Banner_Desktop_1',
        imageUrl: '/images/banner.png',
        linkUrl: '/shop/en/petcostore/category/dog',
        altText: 'Food for every dog',
        gtins: [],
        expiry: '2099-01-01T00:00:00.000000000Z',
        tags: {},
      },
    ],
    products: [],
    memoryToken: '',
  }),
);

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    const body = request.method === 'POST' ? generated : '';
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.once('disconnect', () => process.exit(0));
