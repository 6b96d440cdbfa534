import { variantImages } from '../../../../ui/pages/product/product-data';

test.each([
  ['without pictures of its own shows those of the product', [], ['/p.jpg', '/p-2.jpg']],
  ['whose picture is the first one of the product shows all of them', ['/p.jpg'], ['/p.jpg', '/p-2.jpg']],
  ['with pictures of its own shows these', ['/t.jpg', '/t-2.jpg'], ['/t.jpg', '/t-2.jpg']],
])('[PRO-01] a variant %s', (_case, images, shown) => {
  expect(variantImages({ images: ['/p.jpg', '/p-2.jpg'] }, { images })).toEqual(shown);
});
