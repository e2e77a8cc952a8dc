/** The screens of the catalogue administrator's desk. All answer 403 to everybody else. */
export const ADMIN = '/admin';

export const ADMIN_SCREENS = {
  people: `${ADMIN}/people`,
} as const;

/** A dealer with their codes and people. */
export const dealerScreen = (id: number): string => `${ADMIN_SCREENS.people}/${id}`;
/** Query parameter of lists that can be searched. */
export const SEARCH = 'search';

/** Calls of the desk for dealers, codes and people. All are POST. */
export const PEOPLE_PATHS = {
  createDealer: '/api/Admin/CreateDealer',
  setDealerMarkup: '/api/Admin/SetDealerMarkup',
  setDealerDisabled: '/api/Admin/SetDealerDisabled',
  createCode: '/api/Admin/CreateDealerCode',
  endCode: '/api/Admin/EndDealerCode',
  setRole: '/api/Admin/SetRole',
  setUserDisabled: '/api/Admin/SetUserDisabled',
  endUserSessions: '/api/Admin/EndUserSessions',
  forgetSecondFactor: '/api/Admin/ForgetSecondFactor',
} as const;
