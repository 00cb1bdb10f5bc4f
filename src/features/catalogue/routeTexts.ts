export const routeTexts = {
  title: 'Route planen',
  goal: (place: string) => `Ziel: ${place}`,
  maps: {
    apple: 'Apple Karten',
    google: 'Google Maps',
    openStreetMap: 'OpenStreetMap',
  },
  newWindow: '(neues Fenster)',
  device: 'Karten-App auf diesem Gerät',
  close: 'Schließen',
};
