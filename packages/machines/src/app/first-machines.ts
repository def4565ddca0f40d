import { accountMachine } from '../account/account.machine.ts';
import { dictionaryMachine } from '../dictionary/dictionary.machine.ts';
import { favouritesMachine } from '../favourites/favourites.machine.ts';
import { greetingMachine } from '../greeting/greeting.machine.ts';
import { homeMachine } from '../home/home.machine.ts';
import { installMachine } from '../install/install.machine.ts';
import { navigationMachine } from '../navigation/navigation.machine.ts';
import { notificationsMachine } from '../notifications/notifications.machine.ts';
import { preferencesMachine } from '../preferences/preferences.machine.ts';
import { samplesMachine } from '../samples/samples.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { sidebarMachine } from '../sidebar/sidebar.machine.ts';
import { updateMachine } from '../update/update.machine.ts';

/** Flows of the app that the first page needs, besides the overlay. */
export const firstMachines = {
  account: accountMachine,
  dictionary: dictionaryMachine,
  favourites: favouritesMachine,
  greeting: greetingMachine,
  home: homeMachine,
  install: installMachine,
  navigation: navigationMachine,
  notifications: notificationsMachine,
  preferences: preferencesMachine,
  samples: samplesMachine,
  session: sessionMachine,
  sidebar: sidebarMachine,
  update: updateMachine,
};

export type FirstMachines = typeof firstMachines;
