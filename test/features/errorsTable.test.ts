import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { declaredRequests, exampleOf } from '@test/support/declared';
import { recordedStore } from '@test/support/recordedStore';
import { server } from '@test/support/server';

it.each(declaredRequests)(
  '$name without a connection sets the errors area, without a text',
  async (request) => {
    server.use(http.all('*/rest/*', () => HttpResponse.error()));
    const { store, seen } = recordedStore();
    store.dispatch(request.start(exampleOf(request)));
    const failed = await seen(request.fail.match);
    expect(failed.payload).toEqual({ kind: 'network' });
    expect(store.getState().errors).toEqual({ flag: true, text: '' });
    expect(store.getState().loadingBar.active).not.toHaveProperty(request.name);
  },
);
