import type { ReactElement, ReactNode } from 'react';
import { Banner } from '../../../design/banner';
import { ButtonLink } from '../../../design/button';
import { AccountFormProblem } from '../account-form-problem';
import { AccountFrame } from '../account-frame';
import { AppointmentList } from './appointment-list';
import { APPOINTMENT_DONE, appointmentsTitle, bookPath, reviewPath, type AppointmentsData } from './appointments-data';
import { CancelQuestion, ChooseNewTime, MoveQuestion } from './change-appointment';
import { ChoosePet, ChooseService, ChooseStore } from './choose-service';
import { ChooseTime } from './choose-time';
import { Review } from './review';

const Body = ({ data }: { readonly data: AppointmentsData }): ReactNode => {
  const { view, changeHours } = data;
  switch (view.kind) {
    case 'list':
      return <AppointmentList coming={view.coming} past={view.past} />;
    case 'store':
      return <ChooseStore view={view} />;
    case 'service':
      return <ChooseService view={view} />;
    case 'pet':
      return <ChoosePet view={view} />;
    case 'time':
      return <ChooseTime view={view} typed={data.typed} />;
    case 'review':
      return <Review data={data} view={view} changeHours={changeHours} />;
    case 'move':
      return <ChooseNewTime view={view} />;
    case 'move-question':
      return <MoveQuestion view={view} isNotCovered={data.isNotCovered} />;
    case 'cancel':
      return <CancelQuestion appointment={view.appointment} />;
  }
};

/**
 * Appointments for grooming, training and the vet: the list, and each step of booking, moving and cancelling one, which
 * the address names, so that Back, a reload and browsers without scripts work (ACC-08).
 */
export const AppointmentsPage = ({ data }: { readonly data: AppointmentsData }): ReactElement => {
  const { view, done, problem } = data;
  const isList = view.kind === 'list';
  return (
    <AccountFrame
      place="appointments"
      title={appointmentsTitle(view)}
      actions={isList ? <ButtonLink href={bookPath({})}>Book an appointment</ButtonLink> : undefined}
    >
      {problem === undefined ? null : (
        <AccountFormProblem
          problem={problem}
          returnPath={view.kind === 'review' ? reviewPath(view.id) : bookPath({})}
        />
      )}
      {done === undefined || !isList ? null : <Banner tone="good" urgent title={APPOINTMENT_DONE[done]} />}
      <Body data={data} />
    </AccountFrame>
  );
};
