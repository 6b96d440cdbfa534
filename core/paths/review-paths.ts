import { reviewParameters, type ReviewsQuery } from './reviews-query';
import { encodePart } from '../shared/encode-part';

/** The reviews of products (PRO-04). Their pages and forms are named by the last part of the product's address. */
export const REVIEWS_FOLDER = '/reviews';
export const REVIEWS_ROUTE = `${REVIEWS_FOLDER}/:url`;
export const WRITE_REVIEW_ROUTE = `${REVIEWS_ROUTE}/write`;
/** Fields: confirmed by the button alone. */
export const REMOVE_REVIEW_ROUTE = `${REVIEWS_ROUTE}/remove`;
/** Fields: reviewId, helpful (1 or 0), back (the query of the page). */
export const VOTE_ROUTE = `${REVIEWS_ROUTE}/helpful`;

const folderOf = (productUrl: string): string => `${REVIEWS_FOLDER}${productUrl.slice(productUrl.lastIndexOf('/'))}`;

/** The page of a product's reviews, by the path of the product's page. */
export const reviewsPath = (productUrl: string, query?: ReviewsQuery): string => {
  const parameters = query === undefined ? [] : reviewParameters(query);
  const text = parameters.map(([name, value]) => `${name}=${encodePart(value)}`).join('&');
  return `${folderOf(productUrl)}${text === '' ? '' : `?${text}`}`;
};

/** The page on which a shopper writes a review, or changes it. */
export const writeReviewPath = (productUrl: string): string => `${folderOf(productUrl)}/write`;
export const removeReviewPath = (productUrl: string): string => `${folderOf(productUrl)}/remove`;
export const votePath = (productUrl: string): string => `${folderOf(productUrl)}/helpful`;
