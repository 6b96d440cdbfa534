import type { ReactElement } from 'react';
import { categoryPath } from '../../../core/paths/paths';
import { ProductPicture } from '../../design/product-picture';
import { Section } from '../../design/section';
import { departmentPicture } from '../shared/department-picture';
import { BELOW_FIRST_VIEW } from '../shared/first-view';
import * as styles from './departments.module.css';
import type { Department } from './home-data';

/** All departments, each with its own tint. */
export const Departments = ({ departments }: { readonly departments: ReadonlyArray<Department> }): ReactElement => (
  <Section title="Shop by pet">
    <ul className={styles.list}>
      {departments.map(({ id, name, path, image }, index) => (
        <li key={id} id={index === departments.length - 1 ? BELOW_FIRST_VIEW : undefined} data-department={path}>
          <a href={categoryPath(path)} className={styles.link}>
            <ProductPicture
              image={image ?? departmentPicture(path)}
              alt=""
              sizes="(min-width: 1090px) 12rem, 42vw"
              from={160}
              to={640}
              className={styles.picture}
            />
            <span className={styles.name}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  </Section>
);
