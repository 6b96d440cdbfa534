import type { ReactElement } from 'react';
import Heart from 'lucide-react/icons/heart';
import Plus from 'lucide-react/icons/plus';
import { Button, ButtonLink } from '../../design/button';
import { Checkbox, Radio } from '../../design/checkbox';
import { Exhibit } from '../../design/exhibit';
import { Field } from '../../design/field';
import { FloatField, FloatPasswordField } from '../../design/float-field';
import { IconButton } from '../../design/icon-button';
import { PasswordField } from '../../design/password-field';
import { QuantityStepper } from '../../design/quantity-stepper';
import { Select } from '../../design/select';

const SORTS = [
  { value: 'relevance', label: 'Best match' },
  { value: 'price', label: 'Price: low to high' },
];

/** Buttons and form fields. */
export const DesignControls = (): ReactElement => (
  <>
    <Buttons />
    <Fields />
    <Choices />
  </>
);

const Buttons = (): ReactElement => (
  <>
    <Exhibit name="Button">
      <Button>Primary</Button>
      <Button look="secondary">Secondary</Button>
      <Button look="reward">Reward</Button>
      <Button look="quiet">Quiet</Button>
      <Button look="inverse">Inverse</Button>
      <Button icon={<Plus size={18} aria-hidden />}>With icon</Button>
      <Button pending>Pending</Button>
      <Button disabled>Disabled</Button>
      <Button size="small">Small</Button>
      <Button size="large">Large</Button>
      <ButtonLink href="#">Link</ButtonLink>
    </Exhibit>
    <Exhibit name="IconButton">
      <IconButton label="Save for later">
        <Heart size={22} aria-hidden />
      </IconButton>
      <IconButton label="Save for later, raised" look="raised">
        <Heart size={22} aria-hidden />
      </IconButton>
      <IconButton label="Save for later, disabled" disabled>
        <Heart size={22} aria-hidden />
      </IconButton>
    </Exhibit>
  </>
);

const Fields = (): ReactElement => (
  <>
    <Exhibit name="Field">
      <Field label="Email" type="email" autoComplete="email" inputMode="email" hint="For your receipt" />
      <Field label="ZIP code" defaultValue="921" error="Please enter a valid ZIP Code." inputMode="numeric" />
      <Field label="Price from" prefix="$" inputMode="decimal" placeholder="10" />
      <Field label="Apartment" required={false} />
      <Field label="Disabled" disabled defaultValue="Not now" />
      <PasswordField label="Password" autoComplete="new-password" hint="8-20 characters" />
      <Select label="Sort by" options={SORTS} />
      <Select label="Sort by, compact" options={SORTS} compact />
      <Select label="Sort by, wrong" options={SORTS} error="This field is required." />
    </Exhibit>
    <Exhibit name="FloatField">
      <FloatField id="float-email" label="Email" type="email" autoComplete="email" inputMode="email" />
      <FloatField id="float-filled" label="First name" autoComplete="given-name" defaultValue="Robin" />
      <FloatField
        id="float-wrong"
        label="Phone number"
        inputMode="tel"
        defaultValue="(555) 55"
        error="Phone number must contain 10 numerical digits."
      />
      <FloatField id="float-optional" label="Rewards number" inputMode="numeric" required={false} />
      <FloatField id="float-disabled" label="Disabled" disabled defaultValue="Not now" />
      <FloatPasswordField id="float-password" label="Password" autoComplete="new-password" hint="6-20 characters" />
    </Exhibit>
  </>
);

const Choices = (): ReactElement => (
  <>
    <Exhibit name="Checkbox and radio">
      <Checkbox label="Remember my store" defaultChecked />
      <Checkbox label="Email me offers" hint="Once a week" />
      <Checkbox label="I agree" error="This field is required." />
      <Checkbox label="Disabled" disabled />
      <fieldset>
        <legend>How often</legend>
        <Radio label="Every 2 weeks" name="often" defaultChecked />
        <Radio label="Every 4 weeks" name="often" />
        <Radio label="Disabled" name="often" disabled />
      </fieldset>
    </Exhibit>
    <Exhibit name="QuantityStepper">
      <QuantityStepper label="Quantity" />
      <QuantityStepper label="Quantity, at its most" defaultValue={5} max={5} />
      <QuantityStepper label="Quantity, small" size="small" defaultValue={2} />
      <QuantityStepper label="Quantity, disabled" disabled />
    </Exhibit>
  </>
);
